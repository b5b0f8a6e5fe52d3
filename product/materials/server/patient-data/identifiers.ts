import { readIdentityCard } from '#contract/identity-card';
import { maskCard, maskMobile } from '#host/secrets/masks';
import type { Identifier } from './identifier';
import { namesBesideNumbers } from './names-beside-numbers';

/** Of these rules: whoever makes them find something else counts on, and every file is looked through again. */
export const rulesVersion = 2;

/** Full-width digits and letters as plain ones, every kind of blank but tabulator and line's end as a space, nothing that is not seen. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]/g, ' ');

/** Names of documents: what stands in one is no number of a person. */
const documentNames = /\b10\.\d{4,9}\/[^\s]{1,200}/g;

/** The first two digits of an identity number: the provinces of GB/T 2260, and the residence permits of 81, 82 and 83. */
const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

const idNumberShape = /(?<![\dA-Za-z])\d(?: ?\d){16} ?[\dXx](?![\dA-Za-z])/g;

const idNumberOf = (found: string): Identifier | undefined => {
  const value = found.replaceAll(' ', '').toUpperCase();
  const facts = provinces.test(value) ? readIdentityCard(value) : undefined;
  if (!facts || facts.birthDate < '1900-01-01' || facts.birthDate > '2100-01-01') return undefined;
  return { kind: 'idNumber', value, masked: maskCard(value) };
};

const idNumbersIn = (line: string): Identifier[] =>
  [...line.matchAll(idNumberShape)].flatMap(([found]) => idNumberOf(found) ?? []);

/** A line without its identity numbers: eleven digits of a spaced one may look like a telephone. */
const withoutIdNumbers = (line: string): string =>
  line.replaceAll(idNumberShape, (found) => (idNumberOf(found) ? ' ' : found));

/** Words before a number that make it something else than a telephone: an order, an invoice, a batch, a grant. */
const otherNumber =
  /(?:订单|运单|快递|单|批|货|编|流水|发票|合同|批准|证书|注册|备案|序列|条形码)[号码编]{0,2}(?:为|是)?[\s:#№]{0,4}$|\b(?:order|invoice|lot|batch|grant|contract|serial|tracking|reference|award|registration|pedido|factura|lote|contrato|serie|expediente)(?:\s(?:no|number|n\.o|núm|número|id))?[\s.:#]{0,4}$/i;
/** Who is written beside a number that one calls about the study or the hospital: it is theirs. */
const contactPerson =
  /联系人|联络人|负责人|研究者|研究医生|主治医师|医生|护士|监查员|申办|伦理|秘书|办公|通讯作者|客服|热线|总机|传真|值班|供应商|代理人|\b(?:contact person|investigator|physician|doctor|nurse|monitor|sponsor|ethics|secretary|office|corresponding|hotline|switchboard|supplier|investigador|médico|enfermer|promotor|ética|secretar|oficina|centralita|proveedor)/i;
/** And whose it is all the same when this stands there. */
const patientPerson =
  /患者|病人|病员|受试者|受检者|参与者|家属|监护人|\b(?:patient|subject|participant|guardian|next of kin|paciente|sujeto|participante|familiar|tutor)/i;

/** How much before a number, within its line, says whose it is. */
const reach = 60;

const mobilesIn = (line: string): Identifier[] =>
  [
    ...line.matchAll(
      /(?<![\dA-Za-z.\-/])(?:\+?86[ -]?)?(1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?![\dA-Za-z]|[.-]\d)/g,
    ),
  ].flatMap(({ index, 1: found }) => {
    const before = line.slice(Math.max(0, index - reach), index);
    if (otherNumber.test(before)) return [];
    if (contactPerson.test(before) && !patientPerson.test(before)) return [];
    const value = found!.replace(/[ -]/g, '');
    return [{ kind: 'mobile' as const, value, masked: maskMobile(value) }];
  });

/**
 * What in a text identifies a patient (domain §9.12): valid Chinese identity numbers, mobile numbers that are nobody's at
 * work, and names beside the number of an admission, a record or a visit. Tabulators part the cells of a table, line ends
 * its rows. Every finding is given, the same one twice where it stands twice.
 */
export const identifiersIn = (text: string): Identifier[] => {
  const plain = plainText(text).replaceAll(documentNames, ' ');
  const lines = plain.split('\n');
  return [
    ...lines.flatMap((line) => [...idNumbersIn(line), ...mobilesIn(withoutIdNumbers(line))]),
    ...namesBesideNumbers(lines),
  ];
};
