-- A receipt for every report that is issued, signed apart from the file (domain §6.6, decision 0109), and the public keys by which
-- receipts are checked: a former one stays, so that what it signed can be checked for ever.
create table receipt_key (
  public_key     text primary key check (public_key ~ '^[0-9a-f]{64}$'),
  first_used_at  timestamptz(3) not null
);
create table report_receipt (
  report_id      uuid primary key references report (id),
  public_key     text not null references receipt_key (public_key),
  number_digest  text not null unique,
  document       text not null,
  made_at        timestamptz(3) not null
);
comment on column report_receipt.number_digest is 'SHA-256 over the salt in the file and the number: names a limited report to its holder and to nobody else.';
comment on column report_receipt.document is 'The receipt as it is handed out, to the letter.';
create index report_receipt_by_key on report_receipt (public_key);

create trigger public_pages_insert after insert on receipt_key
  for each row execute function public_pages_changed();
create trigger public_pages_insert after insert on report_receipt
  for each row execute function public_pages_changed();
