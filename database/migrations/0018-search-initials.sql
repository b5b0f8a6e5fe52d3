-- The initials of an achievement's name in pinyin, by which the palette finds it; null until the program has worked them out.

alter table application add column search_initials text;
