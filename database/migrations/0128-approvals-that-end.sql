-- Approvals, registrations and titles end on a day; it is warned of before (domain §9.12).
alter table material_file add column valid_until date;
