-- Staff read the dictionaries in their own language: a set has three names as its items do. Empty ones read as the Chinese.

alter table code_set
  add column name_english text not null default '',
  add column name_spanish text not null default '';
