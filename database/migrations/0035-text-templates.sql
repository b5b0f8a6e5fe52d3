-- A text message goes out by a template of the provider: which one, and what it is filled with, sealed like the text.
alter table outbox add column template_cipher text;
