-- What an item was called before it was renamed, and until when: a submitted record is read with the names of its time.

create table code_item_label (
  id       uuid primary key,
  item_id  uuid not null references code_item (id),
  names    jsonb not null,
  until    timestamptz(3) not null
);
create index code_item_label_by_item on code_item_label (item_id, until);
