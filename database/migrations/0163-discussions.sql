-- Where a panel is too far apart its round is talked over in another one (domain §9.7): each sheet of it is a new version of the
-- sheet that the same expert signed before, with a reason why they keep or change it.
alter table opinion add column revises uuid references opinion (id);
alter table opinion add column revision_reason text;
comment on column opinion.revises is
  'In a discussion: the sheet of the round before, of which this one is the new version.';
comment on column opinion.revision_reason is 'Why it was kept or changed.';
create index opinion_by_revised on opinion (revises) where revises is not null;
