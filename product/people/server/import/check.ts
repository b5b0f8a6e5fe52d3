import { fill, inLanguage } from '../../../../contract/words';
import type { Context } from '../../../../host/context';
import { canonicalEmail, canonicalMobile } from '../../../../host/secrets/canonical';
import '../../../dictionaries/server/tables';
import { dictionaries, type DictionaryName } from '../../../dictionaries/dictionaries';
import type { FailedRow } from '../../import';
import { staffWords } from '../../words-staff';
import { failure, type Column, type SheetRow } from './sheet';

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
}

interface Rules {
  /** Taken where a row names no organisation. */
  readonly organisationId: string;
  /** Rows may name another organisation than that. */
  readonly elsewhere: boolean;
}

/** The open items of a dictionary by code and by name in any language. */
const itemsOf = async (dictionary: DictionaryName, { db }: Context): Promise<ReadonlyMap<string, string>> => {
  const items = await db
    .selectFrom('codeItem')
    .innerJoin('codeSet', 'codeSet.id', 'codeItem.setId')
    .select(['codeItem.code', 'codeItem.names'])
    .where('codeSet.code', '=', dictionaries[dictionary].key)
    .where('codeItem.isDeleted', '=', false)
    .where('codeItem.isLocked', '=', false)
    .execute();
  return new Map([
    ...items.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
    ...items.map(({ code }) => [code, code] as const),
  ]);
};

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

/** Judges every row by the rules of the form, and by the other rows. */
export const checkRows = async (rows: readonly SheetRow[], rules: Rules, context: Context) => {
  const { house, language } = context;
  const [titles, subjects, organisations] = [
    await itemsOf('professionalTitle', context),
    await itemsOf('subject', context),
    await organisationsOf(rows.map(({ cells }) => cells.organisation).filter(Boolean), context),
  ];
  const indexOf = (mobile: string | undefined) => (mobile ? house.blindIndex('mobile', mobile) : '');
  const numbers = rows.map(({ cells }) => canonicalMobile(cells.mobile));
  const taken = await registered(numbers.map(indexOf).filter(Boolean), context);
  const firstAt = new Map<string, number>();
  const failed: FailedRow[] = [];
  const good: GoodRow[] = [];

  rows.forEach(({ row, cells }, place) => {
    const before = failed.length;
    type Says = Extract<keyof typeof staffWords, `import.${string}`>;
    const refuse = (column: Column, says: Says, values: Record<string, string | number> = {}) =>
      void failed.push(failure(row, column, language, fill(inLanguage(staffWords[says], language), values)));
    const itemIn = (column: Column, items: ReadonlyMap<string, string>, says: Says): string | null => {
      const found = items.get(cells[column]);
      if (cells[column] && !found) refuse(column, says);
      return found ?? null;
    };

    if (!cells.name) refuse('name', 'import.missing');
    else if (cells.name.length > 50) refuse('name', 'import.tooLong', { most: 50 });
    const mobile = numbers[place];
    const mobileIndex = indexOf(mobile);
    const twin = firstAt.get(mobileIndex);
    if (!cells.mobile) refuse('mobile', 'import.missing');
    else if (!mobile) refuse('mobile', 'import.mobileWrong');
    else if (twin !== undefined) refuse('mobile', 'import.twice', { row: twin });
    else if (taken.has(mobileIndex)) refuse('mobile', 'import.registered');
    if (mobile && twin === undefined) firstAt.set(mobileIndex, row);
    const email = canonicalEmail(cells.email);
    if (!cells.email) refuse('email', 'import.missing');
    else if (!email) refuse('email', 'import.emailWrong');
    const organisationId = cells.organisation ? organisations.get(cells.organisation) : rules.organisationId;
    if (!organisationId) refuse('organisation', 'import.noOrganisation');
    else if (!rules.elsewhere && organisationId !== rules.organisationId)
      refuse('organisation', 'import.foreignOrganisation');
    const professionalTitle = itemIn('title', titles, 'import.noTitle');
    const familiarSubjectOne = itemIn('subjectOne', subjects, 'import.noSubject');
    const familiarSubjectTwo = itemIn('subjectTwo', subjects, 'import.noSubject');
    if (failed.length > before) return;
    good.push({
      trueName: cells.name,
      mobile: mobile!,
      mobileIndex,
      email: email!,
      organisationId: organisationId!,
      professionalTitle,
      familiarSubjectOne,
      familiarSubjectTwo,
    });
  });
  return { good, failed };
};
