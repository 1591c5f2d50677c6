"""An LMTP server that takes every mail and does nothing: what a mail server can deliver at most.

    python3 -m lab.sink PORT [FOLDER]     with a folder, each mail is kept there as it came
"""

import asyncio
import itertools
import sys
from pathlib import Path

numbers = itertools.count(1)


async def serve(reader, writer, folder):
    def say(line):
        writer.write(line.encode() + b"\r\n")

    say("220 sink")
    recipients = []
    while line := await reader.readline():
        word = line[:4].upper()
        if word == b"LHLO":
            say("250-sink\r\n250-PIPELINING\r\n250-8BITMIME\r\n250 ENHANCEDSTATUSCODES")
        elif word == b"RCPT":
            recipients.append(line)
            say("250 2.1.5 yes")
        elif word == b"DATA":
            say("354 go on")
            await writer.drain()
            mail = await reader.readuntil(b"\r\n.\r\n")
            if folder:
                envelope = b"".join(b"X-Rcpt: " + one for one in recipients)
                (folder / f"{next(numbers)}.eml").write_bytes(envelope + mail[:-3])
            for _ in recipients:
                say("250 2.0.0 taken")
            recipients = []
        elif word == b"QUIT":
            say("221 2.0.0 bye")
            break
        else:
            recipients = [] if word in (b"RSET", b"MAIL") else recipients
            say("250 2.0.0 yes")
        await writer.drain()
    writer.close()


async def main(port, folder=None):
    folder = Path(folder) if folder else None
    server = await asyncio.start_server(
        lambda reader, writer: serve(reader, writer, folder), "127.0.0.1", port, limit=1 << 22
    )
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), *sys.argv[2:]))
