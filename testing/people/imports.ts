import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import type * as z from 'zod';
import type { Person } from '..';
import { staff } from '#product/people/contract';
import { isRunning, type ImportAsked, type Imported, type ImportState } from '#product/people/import';
import { said } from '../story/world';

const { importPeople, importProgress } = staff.calls;

/** The headings of an older template, which is read as before. */
export const headings = [
  ...['姓名', '手机', '邮箱', '单位', '职称', '学科一', '学科二'],
  ...['证书编号', '证书等级', '证书有效期至'],
];

/** The template's headings: what must be filled in is marked. */
export const templateHeadings = [...headings.map((name, at) => (at < 3 ? `${name} *` : name)), '用户名'];

/** An import as it stands on the wire. */
export interface WireImport {
  readonly Id: string;
  readonly State: ImportState;
  readonly Ok: number;
  readonly Failed: readonly { readonly Row: number; readonly Field: string; readonly Msg: string }[];
}

/** Asks again until the import has ended, as the dialog does. */
export const ended = async <Progress>(
  ask: () => Promise<Progress>,
  state: (ask: Progress) => ImportState,
): Promise<Progress> => {
  for (;;) {
    const now = await ask();
    if (!isRunning(state(now))) return now;
    await pause(20);
  }
};

/** An import from its call to its end, in inside names. */
export const done = async (who: Person, asked: z.output<typeof ImportAsked>): Promise<Imported> => {
  const { id } = await who.do(importPeople, asked);
  return ended(
    () => who.do(importProgress, { id }),
    ({ state }) => state,
  );
};

/** The same in wire names. */
export const doneOnWire = async (who: Person, asked: object): Promise<WireImport> => {
  const { Id } = await said(who.wire('POST /api/UserInfo/InputExcelLinkUser', asked));
  return ended(
    async () => (await said(who.wire('GET /api/UserInfo/GetImportProgress', { Id }))) as WireImport,
    ({ State }) => State,
  );
};

/** Uploads a file and gives its id. */
export const send = async (who: Person, bytes: Uint8Array, name = '人员.xlsx') =>
  (await who.upload('/api/OriginalMaterial/UploadFile', name, bytes)).ResultValue[0].FileId as string;

/** Uploads a sheet of these rows and gives its id. */
export const sheet = async (who: Person, rows: (string | number)[][], heads = headings) =>
  send(who, await writeXlsx({ sheets: [{ name: '人员', rows: [heads, ...rows] }] }));

/** So many people in order, with mobile numbers from `first` on. */
export const peopleFrom = (first: number, count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [
    `人${at}`,
    String(first + at),
    `p${first + at}@example.org`,
    ...['', '', '', ''],
  ]);
