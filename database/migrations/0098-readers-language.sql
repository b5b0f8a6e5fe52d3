-- In which language somebody reads the office: what is mailed to them is written in it. Unknown until they have come in.
alter table person add column language text check (language in ('zh', 'en', 'es'));

-- In which language a message is written: its signature is added when it leaves.
alter table outbox add column language text not null default 'zh' check (language in ('zh', 'en', 'es'));
