-- Who did earlier work together (domain §9.1): found by names as they are compared, from the achievement's side.

-- A name as it is compared: one form of each character, no case, nothing that only stands between its parts.
create function person_key(name text) returns text
  language sql immutable parallel safe
  return regexp_replace(lower(normalize(name, nfkc)),
    '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000.·•・‧∙⋅᛫●\u002D\u058A\u05BE\u1400\u1806\u2010-\u2015\u2053\u207B\u208B\u2212\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\uFE31\uFE32\uFE58\uFE63\uFF0D\u00AD\u0600-\u0605\u061C\u06DD\u070F\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]',
    '', 'g');

-- The authors of the papers an application lists, and the numbers of the projects it came from.
create function work_keys(form jsonb) returns text[]
  language sql immutable parallel safe
  return coalesce(
    (select array_agg(distinct kind || ' ' || key) from (
        select 'author' as kind, person_key(found #>> '{}') as key
        from jsonb_path_query(form, '$.papers[*].authors[*].name') as found
        union all
        select 'project', person_key(found #>> '{}')
        from jsonb_path_query(form, '$.topicSources[*].projectNumber') as found
      ) as keys where key <> ''),
    '{}'::text[]);

alter table application add column work_keys text[] generated always as (work_keys(form)) stored;
comment on column application.work_keys is
  'By whom its papers were written and from which projects it came, as two are compared.';
create index application_by_work_keys on application using gin (work_keys);
create index application_person_by_key on application_person (person_key(name));
