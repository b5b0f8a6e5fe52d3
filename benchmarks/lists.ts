import { connect } from '../host/database/connection';
import { gramsFor, normalised } from '../product/applications/normalise';
import { expandedStatus } from '../product/applications/status';
import { serverOf } from '../start/server';
import { openHouse } from '../start/testing';
import { openCluster } from '../start/testing/cluster';
import { bare } from './bare';
import { load, type Asked, type Measured } from './load';
import { seedApplications } from './seed';

/** One question, asked of the product and of a bare handler that answers the same from the same database. */
export interface Comparison {
  readonly what: string;
  readonly product: Measured;
  readonly bare: Measured;
}

const rowsIn = ({ first }: Measured): unknown => {
  const { ErrorCode, ResultValue } = JSON.parse(first) as {
    ErrorCode: number;
    ResultValue: { total?: number; Id?: string; id?: string };
  };
  if (ErrorCode !== 0) throw new Error(`the question was refused: ${first.slice(0, 200)}`);
  return ResultValue.total ?? ResultValue.Id ?? ResultValue.id;
};

/** Lists, point read and keyword search over so many applications, each beside its bare twin. `told` hears what is under way. */
export const listBench = async (
  count: number,
  told: (what: string) => void,
  seconds = 5,
): Promise<Comparison[]> => {
  const house = await openHouse();
  const { pool } = house.house;
  const cluster = await openCluster();
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  if (cluster.appUser) await cluster.admin(`alter database ${rows[0]!.name} owner to assay_owner`);
  const owner = connect(cluster.owner(rows[0]!.name), { size: 2, statementTimeout: 0 });
  let port = 0;
  const app = await serverOf({ house: house.house, port: () => port });
  const floor = await bare(pool);
  try {
    told(`seeding ${count} applications`);
    await seedApplications(owner, count, house.now());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(address).port);
    const { token } = await house.signIn('admin');
    const one = await pool.query<{ id: string }>(
      "select id from application where application_number like 'B%' order by id limit 1 offset 500",
    );
    const post = (path: string, body: unknown, headers = {}): Asked => ({
      url: path,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const list = (filter: object) => post(`${address}/api/ApplyFor/GetApplyList`, filter, { token: token! });
    const keyword = '可穿戴视网膜';
    const questions: readonly (readonly [what: string, product: Asked, twin: Asked])[] = [
      [
        'list page, three filters, exact total',
        list({ IsAskFor: 0, FruitType: '1.1', PKJMD: '3' }),
        post(`${floor.address}/list`, [expandedStatus(0), '1.1', '3']),
      ],
      [
        'point read (the whole dossier)',
        {
          url: `${address}/api/ApplyFor/GetApplyById?Id=${one.rows[0]!.id}`,
          method: 'GET',
          headers: { token: token! },
        },
        post(`${floor.address}/point`, [one.rows[0]!.id]),
      ],
      [
        'keyword search, exact total, beside LIKE',
        list({ Conditions: [{ SelectCondition: 1, SelectData: keyword, Logic: 1 }] }),
        post(`${floor.address}/scan`, [normalised(keyword)]),
      ],
      [
        'keyword search, exact total, beside the same index',
        list({ Conditions: [{ SelectCondition: 1, SelectData: keyword, Logic: 1 }] }),
        post(`${floor.address}/grams`, [normalised(keyword), gramsFor(normalised(keyword))]),
      ],
    ];
    const compared: Comparison[] = [];
    for (const [what, product, twin] of questions) {
      told(what);
      const measured = { product: await load(product, { seconds }), bare: await load(twin, { seconds }) };
      if (what.includes('total') && rowsIn(measured.product) !== rowsIn(measured.bare))
        throw new Error(`${what}: ${rowsIn(measured.product)} and ${rowsIn(measured.bare)} are no twins`);
      rowsIn(measured.product);
      compared.push({ what, ...measured });
    }
    return compared;
  } finally {
    await floor.close();
    await app.close();
    await owner.end();
    await house.close();
  }
};
