import type { Context } from '#host/context';
import { certificateGrades, type CertificateKind } from '../../certificate-kinds';
import { type Certificate } from '../../certificates';
import { certificateColumns, type RowDefect, type ImportColumn } from '../../import';
import { longestIn } from './facts';
import { isStorable, itemsOf } from './items';
import type { SheetRow } from './sheet';

const monthsAndDays = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T00:00:00\.000Z)?$/;

/** A day as people write it, 2027-6-30 or 2027年6月30日, as YYYY-MM-DD; undefined for what is no day. */
const dayIn = (cell: string): string | undefined => {
  const [, year, month, day] = monthsAndDays.exec(cell) ?? [];
  if (!year || !month || !day) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};

/** What certificates of a sheet are judged by besides themselves; without a kind, none is taken. */
export const certificateMeasures = async (
  rows: readonly SheetRow[],
  kind: CertificateKind | undefined,
  context: Context,
) => {
  const numbers = [...new Set(rows.map(({ cells }) => cells.certificateNumber))].filter(
    (number) => number !== '' && isStorable(number),
  );
  const found =
    numbers.length === 0
      ? []
      : await context.db.selectFrom('certificate').select('number').where('number', 'in', numbers).execute();
  return {
    kind,
    grades: kind ? await itemsOf(certificateGrades[kind], context) : new Map<string, string>(),
    registered: new Set(found.map(({ number }) => number)),
    firstAt: new Map<string, number>(),
  };
};
type Measures = Awaited<ReturnType<typeof certificateMeasures>>;

/** The certificate of a row, null where it has none; what is wrong with it is said to `refuse`. */
export const certificateIn = (
  { row, cells }: SheetRow,
  { kind, grades, registered, firstAt }: Measures,
  refuse: (column: ImportColumn, says: RowDefect['says'], values?: RowDefect['values']) => void,
): Certificate | null => {
  const { certificateNumber: number, certificateGrade, certificateUntil } = cells;
  const filled = certificateColumns.filter((column) => cells[column] !== '');
  if (filled.length === 0) return null;
  if (!kind) {
    refuse(filled[0]!, 'noCertificateHere');
    return null;
  }
  for (const column of certificateColumns) if (cells[column] === '') refuse(column, 'missing');
  const twin = firstAt.get(number);
  if (!isStorable(number)) refuse('certificateNumber', 'notText');
  else if (number.length > longestIn('certificateNumber'))
    refuse('certificateNumber', 'tooLong', { most: longestIn('certificateNumber') });
  else if (registered.has(number)) refuse('certificateNumber', 'certificateRegistered');
  else if (twin !== undefined) refuse('certificateNumber', 'certificateTwice', { row: twin });
  else if (number) firstAt.set(number, row);
  const grade = grades.get(certificateGrade);
  if (certificateGrade && !grade) refuse('certificateGrade', 'noGrade');
  const validUntil = dayIn(certificateUntil);
  if (certificateUntil && !validUntil) refuse('certificateUntil', 'noDay');
  return { number, grade: grade ?? '', validUntil: validUntil ?? '' };
};
