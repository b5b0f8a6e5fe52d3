import { writeXlsx } from 'hucre/xlsx';
import { inLanguage, type Language, type Word } from '#contract/words';
import { dictionaries, labelOf } from '#product/dictionaries/dictionaries';
import { materialTemplates } from '#product/materials/checklist';
import { heads } from '../demo/shelves';

interface Sheet {
  readonly name: string;
  readonly columns: readonly Word[];
  readonly rows: readonly (readonly string[])[];
}

const workbook = async (sheets: readonly Sheet[], language: Language): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: sheets.map(({ name, columns, rows }) => ({
        name,
        freezePane: { rows: 1 },
        columns: columns.map((_, at) => ({ width: at === 0 ? 8 : 46 })),
        rows: [columns.map((column) => inLanguage(column, language)), ...rows.map((row) => [...row])],
        cells: new Map(columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
      })),
    }),
  );

/** What an applicant gets ready: the items of both checklists. */
export const materialsForm = (language: Language): Promise<Buffer> =>
  workbook(
    ([1, 2] as const).map((template) => ({
      name: inLanguage(template === 1 ? heads.applied : heads.theory, language),
      columns: [heads.number, heads.item, heads.note],
      rows: materialTemplates[template].map(({ title, hint }, at) => [
        String(at + 1),
        inLanguage(title, language),
        hint ? inLanguage(hint, language) : '',
      ]),
    })),
    language,
  );

/** What each level of the three scales is called. */
export const levelsTable = (language: Language): Promise<Buffer> =>
  workbook(
    (['maturity', 'innovation', 'advancement'] as const).map((scale) => ({
      name: inLanguage(dictionaries[scale].names, language),
      columns: [heads.number, heads.level],
      rows: dictionaries[scale].items.map(({ code }) => [code, labelOf(scale, code, language)]),
    })),
    language,
  );
