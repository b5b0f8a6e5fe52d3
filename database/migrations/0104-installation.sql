-- The table of one row is called what it says: which kind of installation this is. A database of before, and a backup of
-- one, is renamed here; what reads it before migrations run knows both names (`start/mode.ts`).

alter table house rename to installation;

comment on table installation is
  'One row: which kind of database this is, set at its first start (security §3.19).';
