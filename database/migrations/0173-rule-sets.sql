-- Each report names the set of rules by which its levels are judged (domain §6.3, decision 0116). What stands was judged by the first.
alter table report add column rule_set integer not null default 1;
comment on column report.rule_set is 'Version of the rule set (product/levels/rule-sets) by which its levels are computed.';
alter table report add column levels_on date;
comment on column report.levels_on is 'As of which day its levels were last fixed to go to the experts; null before, and where it was not kept yet.';
