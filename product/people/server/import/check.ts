import { setImmediate as breathe } from 'node:timers/promises';
import type { Context } from '#host/context';
import { canonicalEmail, canonicalLoginName, canonicalMobile } from '#host/secrets/canonical';
import { isMasked } from '#host/secrets/masks';
import type { RowDefect, ImportColumn } from '../../import';
import type { CertificateKind } from '../../certificate-kinds';
import type { Certificate } from '../../certificates';
import { takenNames } from '../names';
import { certificateIn, certificateMeasures } from './certified';
import { longestIn } from './facts';
import { isStorable, itemsOf } from './items';
import type { SheetRow } from './sheet';

/** A row that is in order, as it will be kept. */
export interface GoodRow {
  readonly trueName: string;
  readonly mobile: string;
  readonly mobileIndex: string;
  readonly email: string;
  readonly organisationId: string;
  readonly professionalTitle: string | null;
  readonly familiarSubjectOne: string | null;
  readonly familiarSubjectTwo: string | null;
  readonly certificate: Certificate | null;
  /** As the sheet gives it; where it gives none, one is made. */
  readonly loginName: string | null;
}

interface Rules {
  /** Taken where a row names no organisation. */
  readonly organisationId: string;
  /** Rows may name another organisation than that. */
  readonly elsewhere: boolean;
  /** The certificate that people of the role hold. */
  readonly certificateKind: CertificateKind | undefined;
}

const organisationsOf = async (names: readonly string[], { db }: Context) => {
  if (names.length === 0) return new Map<string, string>();
  const found = await db
    .selectFrom('organisation')
    .select(['survivingId', 'entryName'])
    .where('entryName', 'in', [...new Set(names)])
    .where('isLocked', '=', false)
    .execute();
  return new Map(found.map(({ survivingId, entryName }) => [entryName, survivingId]));
};

const registered = async (indexes: readonly string[], { db }: Context): Promise<ReadonlySet<string>> => {
  if (indexes.length === 0) return new Set();
  const found = await db
    .selectFrom('person')
    .select('mobileIndex')
    .where('mobileIndex', 'in', [...new Set(indexes)])
    .execute();
  return new Set(found.map(({ mobileIndex }) => mobileIndex!));
};

/** So many rows are judged before others get their turn on this thread. */
const atOnce = 100;

/** Everything that rows are judged by besides themselves. */
const measuresFor = async (
  rows: readonly SheetRow[],
  certificateKind: CertificateKind | undefined,
  context: Context,
) => {
  const { services } = context;
  const indexes: string[] = [];
  for (const [place, { cells }] of rows.entries()) {
    const mobile = canonicalMobile(cells.mobile);
    indexes.push(mobile ? services.blindIndex('mobile', mobile) : '');
    if (place % atOnce === 0) await breathe();
  }
  return {
    indexes,
    titles: await itemsOf('professionalTitle', context),
    subjects: await itemsOf('subject', context),
    organisations: await organisationsOf(
      rows.map(({ cells }) => cells.organisation).filter((name) => name !== '' && isStorable(name)),
      context,
    ),
    taken: await registered(indexes.filter(Boolean), context),
    firstAt: new Map<string, number>(),
    names: {
      taken: await takenNames(
        rows.flatMap(({ cells }) => canonicalLoginName(cells.loginName) ?? []),
        context,
      ),
      firstAt: new Map<string, number>(),
    },
    certificates: await certificateMeasures(rows, certificateKind, context),
  };
};
type Measures = Awaited<ReturnType<typeof measuresFor>>;

type Refuse = (column: ImportColumn, says: RowDefect['says'], values?: RowDefect['values']) => void;

/** The user name that a row gives, null where it gives none; what is wrong with it is said to `refuse`. */
const ownName = ({ row, cells }: SheetRow, { taken, firstAt }: Measures['names'], refuse: Refuse) => {
  if (cells.loginName === '') return null;
  const key = canonicalLoginName(cells.loginName);
  const twin = key && firstAt.get(key);
  if (!key || cells.loginName.length > longestIn('loginName')) refuse('loginName', 'nameWrong');
  else if (twin) refuse('loginName', 'nameTwice', { row: twin });
  else if (taken.has(key)) refuse('loginName', 'nameTaken');
  else firstAt.set(key, row);
  return cells.loginName;
};

/** A row as it will be kept, or what is wrong with it. */
const judge = (
  sheetRow: SheetRow,
  mobileIndex: string,
  { organisationId: own, elsewhere }: Rules,
  { titles, subjects, organisations, taken, firstAt, certificates, names }: Measures,
): GoodRow | RowDefect[] => {
  const { row, cells } = sheetRow;
  const defects: RowDefect[] = [];
  const refuse: Refuse = (column, says, values) =>
    void defects.push({ row, column, says, ...(values && { values }) });
  const itemIn = (column: ImportColumn, items: ReadonlyMap<string, string>, says: RowDefect['says']) => {
    const found = items.get(cells[column]);
    if (cells[column] && !found) refuse(column, says);
    return found ?? null;
  };

  if (!cells.name) refuse('name', 'missing');
  else if (!isStorable(cells.name)) refuse('name', 'notText');
  else if (cells.name.length > longestIn('name')) refuse('name', 'tooLong', { most: longestIn('name') });
  const mobile = canonicalMobile(cells.mobile);
  const twin = firstAt.get(mobileIndex);
  if (!cells.mobile) refuse('mobile', 'missing');
  else if (!mobile || isMasked(cells.mobile)) refuse('mobile', 'mobileWrong');
  else if (twin !== undefined) refuse('mobile', 'twice', { row: twin });
  else if (taken.has(mobileIndex)) refuse('mobile', 'registered');
  if (mobile && twin === undefined) firstAt.set(mobileIndex, row);
  const email = canonicalEmail(cells.email);
  if (!cells.email) refuse('email', 'missing');
  else if (!email || isMasked(cells.email) || !isStorable(cells.email)) refuse('email', 'emailWrong');
  const organisationId = cells.organisation ? organisations.get(cells.organisation) : own;
  if (!organisationId) refuse('organisation', 'noOrganisation');
  else if (!elsewhere && organisationId !== own) refuse('organisation', 'foreignOrganisation');
  const professionalTitle = itemIn('title', titles, 'noTitle');
  const familiarSubjectOne = itemIn('subjectOne', subjects, 'noSubject');
  const familiarSubjectTwo = itemIn('subjectTwo', subjects, 'noSubject');
  const certificate = certificateIn(sheetRow, certificates, refuse);
  const loginName = ownName(sheetRow, names, refuse);
  return defects.length > 0
    ? defects
    : {
        trueName: cells.name,
        mobile: mobile!,
        mobileIndex,
        email: email!,
        organisationId: organisationId!,
        professionalTitle,
        familiarSubjectOne,
        familiarSubjectTwo,
        certificate,
        loginName,
      };
};

/** Judges every row by the rules of the form, and by the other rows; `onStep` hears how many are done. */
export const checkRows = async (
  rows: readonly SheetRow[],
  rules: Rules,
  context: Context,
  onStep: (checked: number) => Promise<void>,
) => {
  const measures = await measuresFor(rows, rules.certificateKind, context);
  const good: GoodRow[] = [];
  const failed: RowDefect[] = [];
  let failedRows = 0;
  for (const [place, row] of rows.entries()) {
    const judged = judge(row, measures.indexes[place]!, rules, measures);
    if (Array.isArray(judged)) {
      failedRows += 1;
      failed.push(...judged);
    } else good.push(judged);
    if ((place + 1) % atOnce === 0 || place + 1 === rows.length) await onStep(place + 1);
  }
  return { good, failed, failedRows };
};
