import type pg from 'pg';

// The ledger of reports by hand: each question with the plan that is the best for it, over the indexes that there are.

/** Whose reports: those of one agency, or what was sent on to the public-service agency. Both know the levels of all of them. */
const whose: Readonly<Record<string, string>> = {
  agency: 'r.agency_id = $1',
  reviewer: `$1::uuid is null and (r.status in (1, 7) or (r.status = 3 and (r.return_scope is not null or r.is_final)))`,
};
const day = "coalesce(r.issue_date, (r.updated_at at time zone 'Asia/Shanghai')::date)";
/** What is asked besides, of the report and of its application. */
const asked: Readonly<Record<string, string>> = {
  all: '',
  three: ` and r.agency_id in (select id from organisation where strpos(lower(name), lower($2)) > 0)
    and r.overall_level = $3 and ${day} between $4::date and $5::date`,
  keyword: " and a.search_grams @> $2::text[] and a.search_name like '%' || $3 || '%'",
};
const withApplication = 'from report r join application a on a.id = r.application_id';

/** What a row of the ledger shows, by its id. Prepared once. */
const dress = `select r.id, r.report_number, r.issue_date, r.valid_until, r.status, r.panel_round, r.tally, r.updated_at,
  r.maturity_level, r.innovation_level, r.advancement_level, r.overall_level, a.application_number, a.achievement_name,
  a.main_organisation_name, a.achievement_type, a.evaluation_purposes, a.economic_benefit, a.status as application_status,
  o.name as agency, p.true_name as author
  from unnest((select $1::uuid[])::uuid[]) with ordinality as page (id, place) join report r on r.id = page.id
  join application a on a.id = r.application_id join organisation o on o.id = r.agency_id
  join person p on p.id = r.author_id order by page.place`;

const told = (from: string): string => `(select json_build_object('sum', sum(sum)::text, 'parts',
  json_agg(json_build_array(level, count) order by level nulls last)) from (${from}) each)`;
const byLevel = (from: string): string =>
  `select level, count(*)::int as count, sum(benefit) as sum from (${from}) each group by level`;

/** Few: found once, then counted, added up and cut. Many: counted and added up in one pass, the newest by the index. */
const texts: Readonly<Record<string, (where: string, cut: string) => string>> = {
  few: (where, cut) => `with hit as materialized (select r.id, r.updated_at, r.overall_level as level,
      a.economic_benefit as benefit ${withApplication} where ${where})
    select ${told(byLevel('select level, benefit from hit'))} as sums,
      array(select id from hit order by updated_at desc, id desc ${cut}) as ids`,
  many: (where, cut) => `select
    ${told(byLevel(`select r.overall_level as level, a.economic_benefit as benefit ${withApplication} where ${where}`))} as sums,
    array(select r.id from report r where ${where} order by r.updated_at desc, r.id desc ${cut}) as ids`,
};

interface Asked {
  readonly as: string;
  readonly ask: string;
  readonly way: string;
  readonly values: readonly unknown[];
  readonly size?: number;
  readonly skipped?: number;
}

/** A page of reports with the sums over all that are found. */
export const ledger = async (
  pool: pg.Pool,
  dressing: pg.Pool,
  { as, ask, way, values, size = 10, skipped = 0 }: Asked,
): Promise<unknown> => {
  const found = await pool.query<{ ids: string[]; sums: object }>({
    name: `ledger ${as} ${ask} ${way} ${size} ${skipped}`,
    text: texts[way]!(whose[as]! + asked[ask]!, `limit ${Number(size)} offset ${Number(skipped)}`),
    values: [...values],
  });
  const { ids, sums } = found.rows[0]!;
  const { rows } = await dressing.query({ name: 'ledger dress', text: dress, values: [ids] });
  return { sums, rows };
};

/**
 * The sums by state, agency, band of maturity and month: those alike in all four in one pass, then these by each; an agency is
 * called by its name at the end.
 */
export const ledgerSums = async (pool: pg.Pool, { as, ask, values }: Asked): Promise<unknown> => {
  const { rows } = await pool.query({
    name: `ledger sums ${as} ${ask}`,
    text: `select part, status, o.name as agency, band, month::text as month, count, benefit as "economicBenefit" from (
        select grouping(status, agency_id, band, month)::int as part, status, agency_id, band, month,
          sum(count)::int as count, sum(benefit) as benefit
        from (select status, agency_id, (array[1, 4, 7, 10])[width_bucket(maturity_level, array[1, 4, 7, 10])] as band,
            month, count, benefit
          from (select r.status, r.agency_id, r.maturity_level, date_trunc('month', ${day}::timestamp)::date as month,
              count(*) as count, sum(a.economic_benefit) as benefit
            ${withApplication} where ${whose[as]! + asked[ask]!} group by 1, 2, 3, 4) alike) banded
        group by grouping sets ((status), (agency_id), (band), (month))) sums
      left join organisation o on o.id = sums.agency_id`,
    values: [...values],
  });
  return rows;
};
