-- A new e-mail address waits here until the link that was mailed to it is opened.

alter table person add column pending_email_cipher text;
