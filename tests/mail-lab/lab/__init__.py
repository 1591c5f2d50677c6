"""A lab of real mail programs in one temporary folder, in network and users of its own.

Read in this order: `place` (the folder), `daemon` (a program that is started and stopped),
`sites` (the two sites and what they run), `club` (the service under test, and what it says
of its games), `mail` (a mail that arrived), `people` (who have mailboxes), `clients` (how
they answer), `raw` (mails that no client would send), `wait` and `report`.
"""
