-- The last day to answer an invitation to a panel; empty on invitations from before there was one.
alter table opinion add column reply_by date;
