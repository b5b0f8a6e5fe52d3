-- What the template's sample calls read and write (TD8, AP8). It is there with the catalogue of components alone, and nobody in it is real.
create table article (
  id             uuid primary key,
  written_at     timestamptz(3) not null,
  author         text not null,
  reviewer       text not null default '',
  title          text not null,
  content        text not null default '',
  importance     smallint not null check (importance between 1 and 3),
  type           text not null check (type in ('CN', 'US', 'JP', 'EU')),
  status         text not null check (status in ('published', 'draft', 'deleted')),
  views_pc       integer not null default 0 check (views_pc >= 0),
  views_mobile   integer not null default 0 check (views_mobile >= 0),
  views_ios      integer not null default 0 check (views_ios >= 0),
  views_android  integer not null default 0 check (views_android >= 0),
  pageviews      integer not null generated always as (views_pc + views_mobile + views_ios + views_android) stored,
  row_version    integer not null default 1
);
create table sample_transaction (
  order_number  text primary key,
  occurred_at   timestamptz(3) not null,
  username      text not null,
  price         numeric(12, 2) not null check (price >= 0),
  status        text not null check (status in ('success', 'pending'))
);
comment on column sample_transaction.price is 'In yuan.';
