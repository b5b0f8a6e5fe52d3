import type pg from 'pg';

// What an agency's list says besides: whether whoever asks is independent of each row that waits for them (domain §9.1, hard
// rules of an agency's manager). One prepared statement that reads no more than these rules ask for, and comparisons by hand.

const rowsOf = (text: string): string => `(select coalesce(json_agg(x), '[]') from (${text}) x)`;

const cases = `select a.id, json_build_array(owner.id, owner.true_name, home.name, owner.card_index, owner.mobile_index) as owner,
  json_build_array(m.id, m.true_name, office.name, m.card_index, m.mobile_index) as manager, a.form -> 'papers' as papers,
  ${rowsOf('select p.person_id, p.name, p.organisation_name, k.card_index, k.mobile_index from application_person p left join person k on k.id = p.person_id where p.application_id = a.id')} as persons,
  ${rowsOf('select o.organisation_id, o.name from application_organisation o where o.application_id = a.id')} as organisations,
  ${rowsOf('select r.name, r.owner, r.inventors from application_right r where r.application_id = a.id')} as rights,
  array_remove(array[a.assessor_id, r.author_id, r.checked_by], null)
    || array(select e.expert_id from opinion e where e.report_id = r.id and e.invitation in ('invited', 'accepted'))
    || array(select c.former_id from assessor_change c where c.application_id = a.id) as judges
  from application a join person owner on owner.id = a.owner_id left join organisation home on home.id = owner.organisation_id
  left join person m on m.id = a.technology_manager_id left join organisation office on office.id = m.organisation_id
  left join report r on r.application_id = a.id and r.is_current
  where a.id = any((select $1::uuid[])::uuid[]) and a.status in (0, 1)`;

const self = `select p.id, p.true_name as name, p.card_index as card, p.mobile_index as mobile, p.organisation_id as home,
  o.name as organisation,
  ${rowsOf('select w.organisation_id, g.name, w.to_day from workplace w join organisation g on g.id = w.organisation_id where w.person_id = p.id')} as places,
  ${rowsOf("select d.declaration from opinion d where d.expert_id = p.id and d.invitation = 'accepted' and (d.declaration -> 'employers' <> '[]' or d.declaration -> 'shareholdings' <> '[]')")} as declared
  from person p left join organisation o on o.id = p.organisation_id where p.id = $1`;

type Person = readonly [
  id: string | null,
  name: string | null,
  at: string | null,
  card?: string,
  mobile?: string,
];
interface Related {
  readonly id: string;
  readonly owner: Person;
  readonly manager: Person;
  readonly papers: readonly { authors: readonly { name: string; organisationName: string }[] }[] | null;
  readonly persons: readonly Record<
    'person_id' | 'name' | 'organisation_name' | 'card_index' | 'mobile_index',
    string
  >[];
  readonly organisations: readonly { organisation_id: string | null; name: string }[];
  readonly rights: readonly {
    owner: string;
    inventors: readonly { name: string; organisationName: string }[];
  }[];
  readonly judges: readonly string[];
}
interface Self {
  readonly id: string;
  readonly name: string;
  readonly card: string | null;
  readonly mobile: string | null;
  readonly home: string | null;
  readonly organisation: string | null;
  readonly places: readonly { organisation_id: string; name: string }[];
}

const plain = (name: string | null | undefined): string =>
  (name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.·•\p{Dash}\p{Cf}]/gu, '');
const same = (one: unknown, other: unknown): boolean => one != null && one !== '' && one === other;

const isRelated = (me: Self, one: Related): boolean => {
  const places = [...me.places.map(({ name }) => plain(name)), plain(me.organisation)];
  const entries = [...me.places.map(({ organisation_id }) => organisation_id), me.home];
  const people: Person[] = [
    one.owner,
    one.manager,
    ...one.persons.map((p): Person => [
      p.person_id,
      p.name,
      p.organisation_name,
      p.card_index,
      p.mobile_index,
    ]),
    ...[
      ...one.rights.flatMap(({ inventors }) => inventors),
      ...(one.papers ?? []).flatMap(({ authors }) => authors),
    ].map((each): Person => [null, each.name, each.organisationName]),
  ];
  return (
    one.judges.includes(me.id) ||
    people.some(
      ([id, name, at, card, mobile]) =>
        same(me.id, id) ||
        same(me.card, card) ||
        same(me.mobile, mobile) ||
        (same(plain(me.name), plain(name)) && places.some((place) => same(place, plain(at)))),
    ) ||
    one.organisations.some(
      ({ organisation_id, name }) =>
        entries.some((entry) => same(entry, organisation_id)) ||
        places.some((place) => same(place, plain(name))),
    ) ||
    one.rights.some(({ owner }) =>
      owner.split(/[;；,，、]/u).some((each) => places.some((place) => same(place, plain(each)))),
    )
  );
};

/** Those of the rows of which whoever asks is not independent. */
export const relatedTo = async (
  pool: pg.Pool,
  personId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const me = await pool.query<Self>({ name: 'self', text: self, values: [personId] });
  const found = await pool.query<Related>({ name: 'ties', text: cases, values: [ids] });
  return found.rows.filter((one) => isRelated(me.rows[0]!, one)).map(({ id }) => id);
};
