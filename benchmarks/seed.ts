import type pg from 'pg';
import { uuidV7 } from '../contract/uuid';
import { gramsOf, nameKey, normalised } from '../product/applications/normalise';
import { randomOf } from '../journeys/kill/random';

const things = [
  '支架',
  '监测系统',
  '诊断试剂盒',
  '手术机器人',
  '疫苗',
  '影像算法',
  '康复训练仪',
  '缓释制剂',
  '质控体系',
  '筛查方案',
];
const organs = [
  '冠状动脉',
  '肝脏',
  '肺部结节',
  '脑卒中',
  '糖尿病足',
  '宫颈',
  '视网膜',
  '骨关节',
  '胰腺',
  '乳腺',
  '前列腺',
  '甲状腺',
];
const ways = [
  '可降解',
  '人工智能辅助',
  '可穿戴',
  '无创',
  '微创',
  '靶向',
  '多中心',
  '中西医结合',
  '快速',
  '低剂量',
  '远程',
  '纳米',
];
const families = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗'];
const given = [...'子轩梓涵雨桐浩宇欣怡俊杰思远明哲若溪文博嘉禾清和'];

type Row = Record<string, unknown>;

/** A column list and a statement that inserts rows of one table from JSON, so that a batch is one round trip. */
const insertOf = (table: string, columns: readonly string[]): string => {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
};

/**
 * Adds applications like those of the demonstration: names, authors, grams, states and days spread as in use.
 * Every run makes the same rows. The pool must have no time limit for statements.
 */
export const seedApplications = async (
  pool: pg.Pool,
  count: number,
  now: Date,
  told: (done: number) => void = () => undefined,
): Promise<void> => {
  const random = randomOf(2026);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const bytes = (): Uint8Array => Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256));
  const models = (await pool.query<{ row: Row }>('select to_jsonb(a) as row from application a')).rows;
  const people = (
    await pool.query<{ row: Row }>('select to_jsonb(p) as row from application_person p limit 1')
  ).rows[0]!.row;
  const agencies = (
    await pool.query<{ id: string }>("select id from organisation where type = '6' order by number")
  ).rows;
  const batch = 1_000;
  for (let begun = 0; begun < count; begun += batch) {
    const applications: Row[] = [];
    const persons: Row[] = [];
    for (let at = begun; at < Math.min(begun + batch, count); at += 1) {
      const created = now.getTime() - Math.floor(random() * 3 * 365 * 86_400_000);
      const id = uuidV7(created, bytes());
      const name = `${one(ways)}${one(organs)}${one(things)}的研制与应用 ${at}`;
      const authors = Array.from({ length: 4 }, () => `${one(families)}${one(given)}${one(given)}`);
      const category = 1 + Math.floor(random() * 3);
      const status = one([0, 0, 1, 1, 1, 1, 4, 6, 7, 7, 2, 3]);
      const day = new Date(created).toISOString();
      const grams = [normalised(name), ...authors.map(normalised)].flatMap(gramsOf);
      applications.push({
        ...one(models).row,
        id,
        application_number: status === 6 ? null : `B${String(at).padStart(9, '0')}`,
        previous_application_id: null,
        status,
        achievement_name: name,
        achievement_type: `${category}.${1 + Math.floor(random() * 3)}`,
        category,
        evaluation_purposes: [String(1 + Math.floor(random() * 9))],
        evaluation_agency_id: one(agencies).id,
        economic_benefit: (random() * 10_000).toFixed(2),
        name_key: nameKey(name),
        search_name: normalised(name),
        search_first_author: normalised(authors[0]!),
        search_authors: authors.map(normalised).join('\n'),
        search_grams: [...new Set(grams)],
        first_author: authors[0],
        submitted_at: status === 6 ? null : day,
        created_at: day,
        updated_at: day,
        row_version: 1,
      });
      authors.forEach((author, place) =>
        persons.push({
          ...people,
          id: uuidV7(created, bytes()),
          application_id: id,
          person_id: null,
          name: author,
          sort: place + 1,
        }),
      );
    }
    for (const [table, rows] of [
      ['application', applications],
      ['application_person', persons],
    ] as const)
      await pool.query(insertOf(table, Object.keys(rows[0]!)), [JSON.stringify(rows)]);
    told(begun + applications.length);
  }
  for (const table of ['application', 'application_person']) await pool.query(`vacuum analyze ${table}`);
};
