import type { Identifier } from './identifier';

/** What stands before a patient's name. */
const nameLabel =
  /(?:患者|病人|受试者)?姓\s{0,4}名|患者(?=\s*:)|病人(?=\s*:)|\b(?:patient(?:'s)?\s+)?name\b|\bpatient\b(?=\s*:)|\bnombre(?:\s+(?:y\s+apellidos|del\s+paciente))?(?![\p{L}])|\bpaciente\b(?=\s*:)/giu;
/** What stands before the number of an admission, a record or a visit. */
const numberLabel =
  /(?:住院|病案|病历|门诊|门急诊|急诊|就诊|登记|体检|放射|病理|检查|影像)(?:号码?|编号|ID)|\b(?:hospital|in-?patient|out-?patient|admission|medical record|record|chart|patient)\s*(?:no\b\.?|number|id\b)|\bMRN\b|\bhistoria(?:\s+clínica)?(?:\s*(?:n\.?o|núm\.?|número))?|\bn\.?o\s+de\s+(?:historia|ingreso|paciente)(?:\s+clínica)?|\bnúmero\s+de\s+(?:historia|ingreso|paciente)(?:\s+clínica)?|\bNHC\b/giu;

/** A name as it is written in full. One that was shortened (张某, 李**, 王×) or stands for nobody is none. */
const chineseName =
  /^((?:\p{Script=Han}\s?){1,3}\p{Script=Han}|\p{Script=Han}{2,6}·\p{Script=Han}{2,8})(?=[\s,;、。()|/]|$|性别|年龄|住院|病案|门诊|登记|就诊|男|女)/u;
const latinName =
  /^(\p{Lu}[\p{Ll}'’-]{1,30}(?:,?\s(?:(?:de|del|la|van|von|bin)\s)?\p{Lu}[\p{L}'’-]{1,30}){1,3})(?=[\s,;.()|/]|$)/u;
const nobody =
  /某|匿名|化名|姓名|性别|年龄|科室|床号|诊断|编号|缩写|首字母|不详|未知|保密|已隐|脱敏|签名|签字|盖章|日期|单位|医院|公司|电话|地址|职称|民族|名称|患者|病人|受试者|住院|门诊|病案|登记/;
const nobodyLatin =
  /\b(?:anonymi[sz]ed|anonymous|redacted|unknown|hospital|company|university|institute|department|product|device|study|trial|file|patient|record|number|name|initials|signature|date|sex|age|diagnosis|anónimo|desconocido|empresa|universidad|instituto|producto|estudio|fecha|edad|sexo|diagnóstico|firma)\b/i;
const recordNumber = /^((?:[A-Za-z]{1,3}[- ]?)?\d{4,14}(?:-\d{1,3})?)(?![\dA-Za-z])/;

/**
 * What a label is about, without the blanks and the one mark before it. By code: an expression that begins with two runs of
 * blanks tries every way of sharing them out.
 */
const behind = (text: string, marks: string): string => {
  const start = text.trimStart();
  return start !== '' && marks.includes(start[0]!) ? start.slice(1).trimStart() : start;
};
const nameAt = (after: string): string | undefined => {
  const text = behind(after, ':');
  const chinese = chineseName.exec(text)?.[1]?.replaceAll(/\s/g, '');
  if (chinese) return nobody.test(chinese) ? undefined : chinese;
  const latin = latinName.exec(text)?.[1];
  return latin && !nobodyLatin.test(latin) ? latin : undefined;
};
const numberAt = (after: string): string | undefined =>
  recordNumber.exec(behind(after, ':#'))?.[1]?.replaceAll(/[- ]/g, '');

const masked = (name: string, number: string): string =>
  `${[...name][0]!}** ${number.length > 4 ? '*'.repeat(4) + number.slice(-2) : '****'}`;
const found = (name: string, number: string): Identifier => ({
  kind: 'nameWithNumber',
  value: `${name} ${number}`,
  masked: masked(name, number),
});

/** So far from each other, in characters, a name and a number belong together. */
const reach = 80;

interface Labelled {
  readonly at: number;
  readonly text: string;
}
const labelled = (
  text: string,
  label: RegExp,
  read: (after: string) => string | undefined,
): readonly Labelled[] =>
  [...text.matchAll(label)].flatMap(({ index, 0: { length } }) => {
    const value = read(text.slice(index + length, index + length + 80));
    return value ? [{ at: index, text: value }] : [];
  });

/** A form or a sentence: each label with its value behind it, on one line or the next. */
const inForm = (lines: readonly string[]): Identifier[] => {
  const text = lines.join('\n');
  const numbers = labelled(text, numberLabel, numberAt);
  if (numbers.length === 0) return [];
  return labelled(text, nameLabel, nameAt).flatMap(({ at, text: name }) => {
    const near = numbers.filter((each) => Math.abs(each.at - at) <= reach);
    const [nearest] = near.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at));
    return nearest ? [found(name, nearest.text)] : [];
  });
};

const bare = (text: string): string => text.replaceAll(/[\s:*()/]/g, '');
/** A cell that holds a label and nothing else. */
const isLabel = (cell: string, label: RegExp): boolean =>
  cell.length <= 40 && [...cell.matchAll(label)].some(({ 0: said }) => bare(said) === bare(cell));
const placeOf = (cells: readonly string[], label: RegExp): number =>
  cells.findIndex((cell) => isLabel(cell, label));

/** A table: its head names the columns, the rows beneath hold a name and a number each. */
const inTable = (lines: readonly string[]): Identifier[] => {
  let columns: readonly [name: number, number: number] | undefined;
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    const head = [placeOf(cells, nameLabel), placeOf(cells, numberLabel)] as const;
    if (head[0] >= 0 && head[1] >= 0 && head[0] !== head[1]) {
      columns = head;
      return [];
    }
    if (!columns || cells.length < 2) return [];
    const name = nameAt(cells[columns[0]] ?? '');
    const number = numberAt(cells[columns[1]] ?? '');
    return name && number ? [found(name, number)] : [];
  });
};

/** Every name that stands beside the number of an admission, a record or a visit. */
export const namesBesideNumbers = (lines: readonly string[]): Identifier[] => [
  ...inForm(lines),
  ...inTable(lines),
];
