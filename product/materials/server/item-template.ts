import { writeXlsx } from 'hucre/xlsx';
import type { FieldFacts } from '#contract/facts';
import { general } from '#contract/problems';
import { fill, inLanguage, type Language, type Word } from '#contract/words';
import type { Context } from '#host/context';
import { fileKinds } from '#host/files/kinds';
import { packedFiles } from '#host/files/pack';
import { materialTemplates, type ItemCode } from '../checklist';
import { fields } from '../fields';
import { itemTemplates } from '../templates';
import { materialsWords } from '../words';
import { materialScreensWords } from '../words-screens';
import { caseOf, type MaterialCase } from './case';
import type { Material } from './visible';

const mimeOf = (extension: string): string => fileKinds.find((kind) => kind.extension === extension)!.mime;

const wordOf = (label: string): Word =>
  materialScreensWords[label.replace('materialScreens.', '') as keyof typeof materialScreensWords];

/** The columns of a table, called as its form calls them. */
const columnsOf = (table: keyof typeof fields.tables, language: Language): string[] => {
  const fact = fields.tables[table] as { readonly of?: { readonly fields?: FieldFacts } };
  return Object.values(fact.of?.fields ?? {}).flatMap(({ label }) =>
    label ? [inLanguage(wordOf(label), language)] : [],
  );
};

const bold = { font: { bold: true } };

const workbook = async (title: string, columns: readonly string[]): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          // Sheets take 31 characters at most, and none of these.
          name: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
          freezePane: { rows: 1 },
          columns: columns.map(() => ({ width: 22 })),
          rows: [[...columns]],
          cells: new Map(columns.map((_, column) => [`0,${column}`, { style: bold }])),
        },
      ],
    }),
  );

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

interface Look {
  readonly isBold?: boolean;
  /** In half points. */
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
}
const paragraph = (text: string, { isBold = false, size = 24, align = 'left' }: Look = {}): string =>
  `<w:p><w:pPr><w:spacing w:after="120"/><w:jc w:val="${align}"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体"/>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A document of Word with these paragraphs: the least that Word, WPS and LibreOffice open. */
const wordFile = (paragraphs: readonly string[]): Buffer =>
  packedFiles([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
    },
  ]);

const documentFor = (
  title: string,
  { headings, declares }: { readonly headings: readonly Word[]; readonly declares?: Word },
  row: MaterialCase,
  language: Language,
): Buffer => {
  const say = (word: Word, values: Readonly<Record<string, string>> = {}): string =>
    fill(inLanguage(word, language), values);
  return wordFile([
    paragraph(title, { isBold: true, size: 36, align: 'center' }),
    paragraph(say(materialsWords.templateAbout, { name: row.achievementName })),
    paragraph(say(materialsWords.templateBy, { name: row.mainOrganisationName ?? '' })),
    ...headings.flatMap((heading, at) => [
      paragraph(`${at + 1}. ${say(heading)}`, { isBold: true }),
      paragraph(''),
      paragraph(''),
    ]),
    ...(declares ? [paragraph(say(declares))] : []),
    paragraph(say(materialsWords.templateSigned), { align: 'right' }),
  ]);
};

/**
 * What an item of this material may begin with (domain §9.12): a workbook with its table's columns, or a document with the
 * achievement's name and headings to write beneath, in the language of whoever asks. Throws 404 where there is none.
 */
export const itemTemplate = async (
  { code }: { readonly code: string },
  { db, object, language }: Context<Context['me'], Material>,
) => {
  const row = await caseOf(db, object);
  const item = materialTemplates[row.template].find((each) => each.code === code);
  const template = item && itemTemplates[item.code as ItemCode];
  if (!template) throw general.notFound();
  const title = inLanguage(item.title, language);
  const [extension, bytes] =
    'table' in template
      ? (['xlsx', await workbook(title, columnsOf(template.table, language))] as const)
      : (['docx', documentFor(title, template, row, language)] as const);
  return { name: `${title}.${extension}`, type: mimeOf(extension), bytes };
};
