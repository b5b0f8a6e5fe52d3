-- Looking for similar applications (domain §9.4): names compared by their pairs of neighbouring characters, found by an index.

-- The pairs of a name, the rare before the common. The order is the same for every name: a fixed list of what stands in many
-- titles comes last, all others by their hash. A name of one character is its own pair.
create function name_bigrams(name_key text) returns text[]
  language sql immutable parallel safe
  return coalesce(
    (select array_agg(pair order by
        pair = any ('{研究,应用,系统,技术,方法,临床,治疗,诊断,的研,的应,基于,于的,及其,其应,用研,在的,中的,机制,评价,患者,疾病,化的}'::text[]),
        md5(pair), pair)
      from (select distinct substr(name_key, place, 2) as pair
        from generate_series(1, greatest(char_length(name_key) - 1, 1)) as place) as pairs
      where pair <> ''),
    '{}'::text[]);

-- Two names that share six tenths of their pairs share at least one of these: so many that no more than four tenths are left.
create function name_prefix(bigrams text[]) returns text[]
  language sql immutable parallel safe
  return bigrams[1:cardinality(bigrams) - ceil(cardinality(bigrams) * 0.6)::integer + 1];

-- Pairs that both have, of all that either has (Jaccard): 0 to 1.
create function bigram_similarity(one text[], other text[]) returns double precision
  language sql immutable parallel safe
  return (
    select case when cardinality(one) + cardinality(other) = 0 then 0
      else count(*)::double precision / (cardinality(one) + cardinality(other) - count(*)) end
    from unnest(one) as pair where pair = any (other));

alter table application
  add column name_bigrams text[] generated always as (name_bigrams(name_key)) stored,
  add column name_prefix text[] generated always as (name_prefix(name_bigrams(name_key))) stored,
  add column approval_keys text[] not null default '{}',
  add column similar_found jsonb;

comment on column application.name_bigrams is 'The pairs of characters of its name, the rare ones first.';
comment on column application.name_prefix is 'Of these the first ones: a name that is alike shares at least one.';
comment on column application.approval_keys is 'The numbers of its approvals as two are compared.';
comment on column application.similar_found is
  'What looked alike when it was submitted last, and why: for whoever decides.';

update application set approval_keys = coalesce(
  (select array_agg(distinct key) from (
      select regexp_replace(
        regexp_replace(upper(normalize(approval ->> 'number', nfkc)), '[^0-9A-Z\u4e00-\u9fff]', '', 'g'),
        '^(ZL|CN)(?=\d)', '') as key
      from jsonb_array_elements(
        case when jsonb_typeof(form -> 'approvals') = 'array' then form -> 'approvals' else '[]'::jsonb end) as approval
    ) as keys where key <> ''),
  '{}');

create index application_by_name_prefix on application using gin (name_prefix);
create index application_by_approval_keys on application using gin (approval_keys);
