# Emails, in English.

## What can be replied to an email
# What somebody typed.
mail-quoted = “{ $text }”
# A line of the email that is answered; what came of it follows.
mail-you-wrote = You wrote “{ $typed }”:
mail-nothing = We couldn’t find a command or a move in your email, so nothing was done. Please write each one on a line of its own.
# Said instead, or besides, when a text in the email couldn’t be read.
mail-lost-damaged = Part of your email arrived damaged, so we couldn’t read all of it, and we don’t play a move that may have lost something. Please send it again as plain text.
mail-lost-encrypted = Your email is encrypted, and we have no key to read it, so nothing was done. Please switch off encryption for emails to us (S/MIME or PGP, in your email program’s security settings) and send it again.
mail-lost-sealed = Your email is packed inside a digital signature that we couldn’t open (smime.p7m), so nothing was done. Please switch off S/MIME signing for emails to us, or choose “clear text” for signed emails, and send it again.
mail-lost-one-program = Your text is in a format that only Outlook can read (winmail.dat), so nothing was done. Please choose “plain text” or “HTML” as the format in Outlook, not “rich text”, and send it again.
mail-lost-long = Your email is longer than what we can read, and we couldn’t find a command or a move in the part that we read, so nothing was done. Please send it again without the older emails below it.
mail-lost-forwarded = There is another email inside yours, and we only read what you write yourself, so nothing was done. Please write your move or command in the email itself, on a line of its own.
mail-lost-files = There are only pictures or files in your email, and we don’t open those, so nothing was done. Please write your move or command in the email itself, on a line of its own.
# What is said with the last answer for now, and above what was answered late.
mail-last-unread = This is our last answer for now to something we can’t read. Moves, commands and questions are still answered at once, and we’ll answer everything else in one email when the hour is over.
mail-last-answer = This is our last answer for now: that’s as many as we send to one address in an hour. Every move and command you send still counts, and we’ll answer all of it in one email when the hour is over.
mail-last-quiet = This is our last answer for now: you’ve written a lot that we couldn’t do anything with. Every move and command you send still counts, and we’ll answer the rest again later.
mail-late = Here are our answers to what you’ve written in the last hour and we hadn’t answered yet.
# What became of what somebody wrote around a move; $words quotes it.
mail-words-went = Your opponent also gets what you wrote around your move: { $words }
mail-words-asked = Should your opponent get what you write around a move? Nothing is passed on until you answer, and your answer also counts for your next emails. This is what you wrote: { $words }
mail-words-asked-again = Should your opponent get this, too? { $words }
mail-words-gone = Your move wasn’t played, so nothing of what you wrote around it goes to your opponent: { $words }
mail-words-taken-back = What you wrote around that move goes with it, so your opponent won’t get it: { $words }
mail-words-stayed = This stays with you; to send something like it to your opponent, begin a line with “say”: { $words }
# $lines are one or more lines in quotation marks.
mail-unread = We couldn’t read this as a command: { $lines }. To write to your opponent, begin a line with “say”.
# $moves are one or more moves in quotation marks, $count how many.
mail-several = { $count ->
        [one] We found the move { $moves } in your email, but we weren’t sure that you wanted to play it, so it wasn’t played. To play it, send it on a line of its own.
       *[other] There are several moves in your email: { $moves }. None of them was played. Reply with the one that you mean, on a line of its own.
    }
# $lines are one or more commands in quotation marks. The reader may have sent nothing.
mail-asked = We got an email from your address asking for this: { $lines }. We couldn’t check that it was from you, so nothing was done. If it was you, answer yes within two days, and it will be done. If it wasn’t, somebody else has used your address: answer no, or don’t answer, and nothing will happen. Until you’ve answered yes or no to one of these questions, we’ll send you no more than three of them in two days. If somebody keeps writing in your name, send your commands as replies to our emails: nobody else can do that.
mail-asked-consent = We got an email from your address { $sender } asking for this: { $lines }. Because it decides who can play in your name, or who is an organiser, nothing has been done yet. If it was you, answer yes to this email within two days, and it will be done. If it wasn’t, somebody else is using your name: answer no, or don’t answer, and nothing will happen.
mail-asked-words = The email also says this, and if you answer yes, it goes along with the move: { $words }
mail-digest = { $count ->
        [one] One notification
       *[other] { $count } notifications
    }
# What an email with several parts says in a program's list. $list: their numbers, or how many.
mail-subject-turns = Your turn in { $kind ->
        [single] game { $list }
        [few] games { $list }
       *[many] { $list } games
    } ({ $notifications })
mail-subject-invitation = Challenge { $number }
mail-subject-answer = Reply to your email
mail-subject-asked = Did you write to { $club }?
mail-subject-contact = Hnefatafl by email
mail-subject-edition = The evening edition
mail-subject-other = From your hnefatafl club
mail-page = { $shows ->
        [turn] On the game’s page, you can also move by tapping: { $address }
        [game] You can also see the game on its page: { $address }
       *[other] You can also see this on a page: { $address }
    }
# Above a table of lines and what each does. The email quotes nothing else to be typed.
mail-reply = You can reply with one of these lines at the top of your email:

## Emails to people who aren’t players

contact-wrote = Somebody, perhaps you, wrote to { $club } from your email address. People here play hnefatafl, the Viking board game, by email: you make a move by replying to a message. { $wish ->
        [game] If you’d like to play, join the club, and your first game begins at once: against the house, our own opponent, at its easiest level, on the smallest board (7×7 squares). You attack, and the attackers move first.
        [other] If you’d like to play, join the club, and we’ll carry out “{ $order }” for you at once.
       *[none] If you’d like to play, join the club.
    }
contact-invited = { $name } invites you to a game of hnefatafl, the Viking board game, at { $club }. It’s played by email: you make a move by replying to a message.
# Above the other terms, for somebody who doesn’t know the rules yet and can’t ask for them.
contact-ruleset = Board: { $size }×{ $size } squares. Rules: { $ruleset }.
contact-invited-join = If you’d like to play, join the club. We’ll then email you the challenge with all its terms, and you can still decline it.
# Another player may invite to the same address later: that is another email.
contact-stop-asked = You, or somebody with your email address, asked { $club } to send no more emails here. Do you want to get no more email from this club, whoever asks for it?
contact-once = If you don’t reply, you won’t get any more emails about this.

## The page on which emails are stopped

stop-title = { $page ->
        [ask] Stop all emails?
        [done] Emails are stopped
       *[gone] This link doesn’t work
    }
stop-ask = If you tick the box and press the button, { $club } won’t send anything more to your email address: no moves and no warnings about your time. If you have games in progress, your opponents will be told that emails don’t reach you, and the clocks will keep running as agreed. To resign a game, reply to one of its emails with “resign”.
stop-button = Stop all emails
stop-sure = Yes, I want no more emails from the club
stop-done = { $club } won’t send any more emails to your address. To get them again, send “channel mail” to the club from that address.
stop-gone = This link is too old, or wasn’t copied completely. To stop all emails, reply “unsubscribe” to any email from the club, or use the unsubscribe button in your email program.
