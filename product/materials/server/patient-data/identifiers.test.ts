import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, makeIdentityCard } from '#contract/identity-card';
import { identifiersIn, plainText } from './identifiers';

const card = makeIdentityCard('110101', '1990-03-07', 773);
const withX = makeIdentityCard('440106', '1962-11-23', 16);
const wrongDigit = `${card.slice(0, 17)}${card.at(-1) === '1' ? '2' : '1'}`;
const wide = (text: string): string =>
  text.replaceAll(/[0-9X]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const inFours = `${card.slice(0, 6)} ${card.slice(6, 14)} ${card.slice(14)}`;

type Case = readonly [what: string, text: string, kinds: string];

const hits: readonly Case[] = [
  ['an identity number', `身份证号：${card}`, 'idNumber'],
  ['one without a label', `受试者 ${card} 入组`, 'idNumber'],
  ['one that ends in X', withX, 'idNumber'],
  ['a small x', `ID ${withX.toLowerCase()}`, 'idNumber'],
  ['full-width digits', `证件号码 ${wide(card)}`, 'idNumber'],
  ['a full-width X', wide(withX), 'idNumber'],
  ['in groups', inFours, 'idNumber'],
  ['digit by digit', [...card].join(' '), 'idNumber'],
  ['no-break spaces', inFours.replaceAll(' ', '\u00a0'), 'idNumber'],
  ['invisible signs between', [...card].join('\u200b'), 'idNumber'],
  ['behind a comma', `男,${card},汉族`, 'idNumber'],
  ['two of them', `${card};${withX}`, 'idNumber idNumber'],
  ['a residence permit', makeIdentityCard('810000', '1988-05-01', 21), 'idNumber'],
  ['a mobile number', '手机：13812345678', 'mobile'],
  ['of a patient', '患者联系电话 139 1234 5678', 'mobile'],
  ['with a prefix', '+86 13912345678', 'mobile'],
  ['with hyphens', '受试者电话 186-1234-5678', 'mobile'],
  ['full-width', wide('15912345678'), 'mobile'],
  ['of relatives, though a contact', '家属联系人 17712345678', 'mobile'],
  ['in English', "Patient's mobile: 19912345678", 'mobile'],
  ['in Spanish', 'Teléfono del paciente: 13312345678', 'mobile'],
  ['in a table of telephones', '张三丰\t女\t13612345678', 'mobile'],
  ['phone number, which is no order number', 'Phone number: 13612345678', 'mobile'],
  ['a form', '姓名：王小明　住院号：00123456', 'nameWithNumber'],
  ['a form of an outpatient', '姓名 李四光 性别 男 门诊号 M2023001', 'nameWithNumber'],
  ['the number first', '病案号：876543 姓名：欧阳修远', 'nameWithNumber'],
  ['over two lines', '患者姓名：赵敏\n登记号：0000451234', 'nameWithNumber'],
  ['spaced labels and names', '姓  名：周 芷若  住院号：20211234', 'nameWithNumber'],
  ['a name of four', '患者：司马相如，病历号 993412', 'nameWithNumber'],
  ['a name with a dot', '姓名：迪丽·热巴提 住院号 5512345', 'nameWithNumber'],
  ['a table', '序号\t姓名\t住院号\n1\t陈家洛\t00912345', 'nameWithNumber'],
  [
    'a table with two rows',
    '住院号\t姓名\n00912345\t陈家洛\n00912346\t霍青桐',
    'nameWithNumber nameWithNumber',
  ],
  ['a visit', '姓名：杨过 就诊号：Z0012345', 'nameWithNumber'],
  ['English', 'Patient name: John Carter   Inpatient No: 00451234', 'nameWithNumber'],
  ['English, the number first', 'MRN 4512345 Name: Carter, John', 'nameWithNumber'],
  ['Spanish', 'Nombre: María López García  Historia clínica n.º 0451234', 'nameWithNumber'],
  ['Spanish admission', 'Paciente: José Ruiz, número de ingreso: 1234567', 'nameWithNumber'],
  [
    'all three',
    `姓名：王小明 住院号：00123456 手机 13812345678 身份证 ${card}`,
    'idNumber mobile nameWithNumber',
  ],
];

const misses: readonly Case[] = [
  ['a wrong check digit', wrongDigit, ''],
  ['no such day', `11010119900231${'001'}${checkDigit('11010119900231001')}`, ''],
  ['no such province', `99010119900307773${checkDigit('99010119900307773')}`, ''],
  ['nineteen digits', `${card}1`, ''],
  ['a credit code', '91110000MA01ABCD2X', ''],
  ['a bank card', '6222021234567890123', ''],
  ['a DOI that looks like one', `https://doi.org/10.1016/${card}`, ''],
  ['a DOI with a mobile number', 'doi:10.3760/cma.j.13812345678', ''],
  ['a grant', '国家自然科学基金（82271234，批准号 81930012）', ''],
  ['an ISBN', 'ISBN 978-7-117-31234-5', ''],
  ['an ISSN', 'ISSN 0376-2491', ''],
  ['a trial', 'ChiCTR2000031234567 · NCT04412345678', ''],
  ['a registration certificate', '国械注准20203210123', ''],
  ['software copyright', '著作权人姓名：张三丰 登记号：2020SR0123456', ''],
  ['a patent', 'ZL 2019 1 0123456.7', ''],
  ['a switchboard', '医院总机 010-69156114 转 2345', ''],
  ['a landline', '咨询电话：0755-83012345', ''],
  ['a hotline', '全国热线 400-810-1234', ''],
  ['a contact person', '项目联系人：刘主任 13812345678', ''],
  ['an investigator', 'Principal investigator Dr. Wang, tel. +86 13812345678', ''],
  ['an ethics office', '伦理委员会办公室电话 13812345678', ''],
  ['a corresponding author in Spanish', 'Autor para correspondencia (oficina): 13812345678', ''],
  ['an order', '订单号：13812345678', ''],
  ['an English order', 'Order No. 13812345678', ''],
  ['a batch', '批号 15912345678', ''],
  ['twelve digits', '138123456789', ''],
  ['no such prefix', '12812345678', ''],
  ['a measurement', '13812345678.25 cm', ''],
  ['dates', '2023-03-07 至 2024年11月23日', ''],
  ['an empty form', '姓名：________ 住院号：________', ''],
  ['a name that was shortened', '姓名：张某某 住院号：00123456', ''],
  ['a name with stars', '姓名：李** 住院号：00123456', ''],
  ['initials', 'Name: Z.S. Inpatient No: 00451234', ''],
  ['a name alone', '姓名：王小明 职称：主任医师', ''],
  ['a number alone', '住院号：00123456 诊断：高血压', ''],
  ['too far apart', `姓名：王小明${'，'.repeat(100)}住院号：00123456`, ''],
  ['a head of a table without rows', '姓名\t住院号\t诊断', ''],
  ['a hospital in place of a name', 'Name: Beijing Hospital  Record No: 451234', ''],
  ['a table of shortened names', '姓名\t住院号\n张某\t00123456', ''],
  ['prose', '共纳入住院患者 1200 例，姓名与住院号均已去除。', ''],
];

const kindsIn = (text: string): string =>
  identifiersIn(text)
    .map(({ kind }) => kind)
    .sort()
    .join(' ');

test('the table holds sixty cases and more, many of either kind [PI-11]', () => {
  expect(hits.length + misses.length).toBeGreaterThanOrEqual(60);
  expect(Math.min(hits.length, misses.length)).toBeGreaterThanOrEqual(25);
});
test.each(hits)('found: %s', (_, text, kinds) => expect(kindsIn(text)).toBe(kinds));
test.each(misses)('passed over: %s', (_, text, kinds) => expect(kindsIn(text)).toBe(kinds));

describe('whatever the text', () => {
  const day = fc
    .date({ min: new Date('1901-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const numbers = fc
    .tuple(fc.constantFrom('110101', '310115', '540102', '659001', '440306'), day, fc.nat(999))
    .map(([region, birth, order]) => makeIdentityCard(region, birth, order));

  test('every identity number is found, spaced and wide as it may be, and none with another check digit', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.array(fc.boolean(), { minLength: 17, maxLength: 17 }),
        fc.boolean(),
        (number, gaps, isWide) => {
          const spaced = [...number].map((sign, at) => sign + (gaps[at] ? ' ' : '')).join('');
          expect(identifiersIn(`号 ${isWide ? wide(spaced) : spaced}。`).map(({ value }) => value)).toEqual([
            number,
          ]);
          const others = [...'0123456789X'].filter((sign) => sign !== number.at(-1));
          for (const sign of others) expect(kindsIn(number.slice(0, 17) + sign)).toBe('');
        },
      ),
    );
  });

  test('eleven digits of a spaced identity number are no telephone', () => {
    expect(kindsIn('11010 119700101000 8')).toBe('idNumber');
  });

  test('nothing that is kept shows what was found', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 99_999_999 }), (number, rest) => {
        const mobile = `138${String(rest).padStart(8, '0')}`;
        const found = identifiersIn(`姓名：王小明 住院号：${number.slice(6, 14)}\n${number}\n${mobile}`);
        expect(found).toHaveLength(3);
        for (const { value, masked } of found) {
          expect(masked).toContain('*');
          for (const word of value.split(' ')) expect(masked).not.toContain(word);
        }
      }),
    );
  });

  test('any text is read without a fault, and the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(identifiersIn(text)).toEqual(identifiersIn(text));
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  test('a megabyte is read within three seconds', () => {
    const page = `姓名：王某 住院号 1 1 1 1 1 1 1 10.1016/x name patient 1381234567 `.repeat(15_000);
    const begun = performance.now();
    identifiersIn(page);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
