-- Where in which document it stands that a report says something is proven (domain §9.2): page, place, words, and the version
-- of the file by its hash.
alter table report add column citations jsonb not null default '[]';
