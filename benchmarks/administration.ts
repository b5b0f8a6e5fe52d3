import { connect } from '#host/database/connection';
import { roles } from '#product/roles/contract';
import { applications } from '#product/applications/contract';
import { openApp, type TestApp } from '#testing';
import { openCluster } from '#testing/cluster';

export interface AdministrationFigures {
  /** Milliseconds in the middle: a page of so many people with three filters, and the bare statements of the same. */
  readonly list: { readonly product: number; readonly bare: number; readonly found: number };
  /** Milliseconds in the middle: the first request after a role was changed, and the same request before. */
  readonly role: { readonly after: number; readonly before: number };
}

const rounds = 40;
const middle = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1]!;
const timed = async (times: number[], action: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await action();
  times.push(performance.now() - begun);
};

/** People with a role each, spread over the organisations of the demonstration; one in fifty is locked. */
const fill = `with made as (
    insert into person (id, login_name, login_key, user_type, true_name, organisation_id, is_locked, created_at)
    select gen_random_uuid(), 'bench' || n, 'bench' || n, 4, substr('赵钱孙李周吴郑王冯陈', n % 10 + 1, 1) || '评' || n,
      (select array_agg(id order by number) from organisation_entry)[n % 8 + 1], n % 50 = 0, $1
    from generate_series(1, $2) n returning id)
  insert into person_role (person_id, role_id) select made.id, role.id from made, role where role.code = 'PGS'`;

/** The same page and total as the list gives, by statements of one's own. */
const bare = `select (select count(*) from person p join person_role pr on pr.person_id = p.id
      where p.organisation_id = $1 and pr.role_id = $2 and not p.is_locked) as total,
    (select json_agg(found) from (select p.* from person p join person_role pr on pr.person_id = p.id
      where p.organisation_id = $1 and pr.role_id = $2 and not p.is_locked order by p.true_name, p.id limit 10) found)`;

const listOfPeople = async (app: TestApp, progress: (what: string) => void, count: number) => {
  const { pool } = app.services;
  const cluster = await openCluster();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  const owner = connect(cluster.owner(rows[0]!.name), { size: 1, statementTimeout: 0 });
  try {
    progress(`writing ${count} people`);
    await owner.query(fill, [app.now().toISOString(), count]);
    await owner.query('vacuum analyze person, person_role');
  } finally {
    await owner.end();
  }
  const { token } = await app.signIn('admin');
  const [at] = (
    await pool.query<{ organisation: string; role: string }>(
      `select p.organisation_id as organisation, pr.role_id as role from person p join person_role pr on pr.person_id = p.id
       where p.login_name = 'bench9'`,
    )
  ).rows;
  const [product, floor]: [number[], number[]] = [[], []];
  let found = 0;
  progress('asking for a page of them');
  for (let round = 0; round < rounds; round += 1) {
    await timed(product, async () => {
      const reply = await fetch(`${app.address}/api/UserRole/LoadManUserListByFilter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: token! },
        body: JSON.stringify({ OrgId: at!.organisation, RoleId: at!.role, State: 'active', PageSize: 10 }),
      });
      const { ErrorCode, ResultValue } = (await reply.json()) as {
        ErrorCode: number;
        ResultValue: { total: number };
      };
      if (ErrorCode !== 0) throw new Error(`the list was refused: ${ErrorCode}`);
      found = ResultValue.total;
    });
    await timed(floor, async () => {
      const { rows: same } = await pool.query<{ total: string }>(bare, [at!.organisation, at!.role]);
      if (Number(same[0]!.total) !== found) throw new Error(`${found} people told, ${same[0]!.total} there`);
    });
  }
  return { product: middle(product), bare: middle(floor), found };
};

/** A right is taken from a role and given back, and each time its holder asks at once. */
const changedRole = async (app: TestApp) => {
  const administrator = await app.signIn('admin');
  const assessor = await app.signIn('lujingxing');
  const role = (await administrator.do(roles.calls.list, { pageSize: 100 })).rows.find(
    ({ code }) => code === 'PGS',
  )!;
  const held = (
    await app.db.selectFrom('roleAction').select('actionId').where('roleId', '=', role.id).execute()
  ).map(({ actionId }) => actionId);
  const right = (
    await app.db
      .selectFrom('action')
      .select('id')
      .where('rightKey', '=', 'apply.read')
      .executeTakeFirstOrThrow()
  ).id;
  const ask = () => assessor.refusal(applications.calls.list, {}).catch(() => 0);
  const [before, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await timed(before, ask);
    const less = held.filter((id) => id !== right);
    await administrator.do(roles.calls.give, { roleId: role.id, actionIds: less });
    let answered = -1;
    await timed(after, async () => (answered = await ask()));
    if (answered !== 403) throw new Error(`the right was still there: ${answered}`);
    await administrator.do(roles.calls.give, { roleId: role.id, actionIds: held });
  }
  return { after: middle(after), before: middle(before) };
};

/** What administration costs: a list of `count` people with three filters, and how soon a changed role is in force. */
export const administrationBench = async (
  count: number,
  progress: (what: string) => void,
): Promise<AdministrationFigures> => {
  const app = await openApp();
  try {
    progress('changing a role');
    const role = await changedRole(app);
    return { role, list: await listOfPeople(app, progress, count) };
  } finally {
    await app.close();
  }
};
