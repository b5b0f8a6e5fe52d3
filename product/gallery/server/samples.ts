import type { Insertable } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { Services } from '#host/services';
import { articleStatuses, articleTypes } from '../article';
import { transactionStatuses } from '../sample';

const names = [
  '陈思远',
  '王晓彤',
  'Olivia Hart',
  'Daniel Reyes',
  '佐藤美咲',
  'Lucía Ferrer',
  'Jonas Weber',
  '周文博',
];
/** Titles by where an article comes from, each written as people write there. */
const subjects = {
  CN: ['多中心临床研究的数据质量', '基层医院的远程会诊', '罕见病登记的五年回顾', '手术机器人的学习曲线'],
  US: [
    'Data quality in multicentre trials',
    'Remote consultation in small hospitals',
    'Learning curves in robotic surgery',
  ],
  JP: ['多施設共同研究におけるデータ品質', '地域病院の遠隔診療', '希少疾患レジストリの5年間'],
  EU: [
    'Calidad de los datos en estudios multicéntricos',
    'Consulta a distancia en hospitales pequeños',
    'Cinco años de un registro de enfermedades raras',
  ],
} as const satisfies Record<(typeof articleTypes)[number], readonly string[]>;

const howMany = 100;
const minutes = (count: number): number => count * 60_000;
/** The like of chance, the same at every start: which of several the so-manieth gets. */
const spread = (at: number, among: number): number => {
  const mixed = Math.imul(at + 1, 0x9e_37_79_b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85_eb_ca_6b) >>> 8) % among;
};

const article = (id: string, at: number, now: number): Insertable<Tables['article']> => {
  const type = articleTypes[spread(at, articleTypes.length)]!;
  const titles = subjects[type];
  const title = titles[spread(at + 3_000, titles.length)]!;
  return {
    id,
    writtenAt: new Date(now - minutes(613 * (howMany - at))).toISOString(),
    author: names[spread(at + 1_000, names.length)]!,
    reviewer: names[spread(at + 2_000, names.length)]!,
    title: `${title} ${at + 1}`,
    content: title,
    importance: 1 + spread(at + 4_000, 3),
    type,
    status: articleStatuses[spread(at + 5_000, articleStatuses.length)]!,
    viewsPc: spread(at, 4_001),
    viewsMobile: spread(at + 11, 3_001),
    viewsIos: spread(at + 17, 1_201),
    viewsAndroid: spread(at + 23, 901),
  };
};

/** Sample articles and transactions, once: into a database that has none. */
export const seedSamples = async ({
  db,
  clock,
  newId,
}: Pick<Services, 'db' | 'clock' | 'newId'>): Promise<void> => {
  const there = await db.selectFrom('article').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const now = clock().getTime();
  await db
    .insertInto('article')
    .values(Array.from({ length: howMany }, (_, at) => article(newId(), at, now)))
    .execute();
  await db
    .insertInto('sampleTransaction')
    .values(
      Array.from({ length: 20 }, (_, at) => ({
        orderNumber: `T${String(20_260_000 + at * 37)}`,
        occurredAt: new Date(now - minutes(97 * at)).toISOString(),
        username: names[spread(at + 1_000, names.length)]!,
        price: `${100 + spread(at, 90_000) / 100}`,
        status: transactionStatuses[spread(at, transactionStatuses.length)]!,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
