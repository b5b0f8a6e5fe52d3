import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { notOffered, type Chosen } from '#product/dictionaries/server';
import type { SaveReport } from '../contract';
import { reportsWords } from '../words';
import type { ReportRecord } from './computed-levels';
import type { Mine } from './transition-data';

const chosenIn = (methods: readonly string[] = []): Chosen[] =>
  methods.map((code) => ({ dictionary: 'transformationMethod', code }));

/** Ways of transformation are chosen from what is offered; those of the version before may stay. */
export const requireOfferedMethods = async (
  input: SaveReport,
  row: Pick<ReportRecord, 'sections'>,
  { db, language }: Pick<Mine, 'db' | 'language'>,
): Promise<void> => {
  if (input.section !== 'transformation') return;
  const closed = await notOffered(
    db,
    chosenIn(input.data.methods),
    chosenIn(row.sections.transformation?.methods),
  );
  if (closed.length === 0) return;
  const Msg = inLanguage(reportsWords.methodNotOffered, language);
  throw general.badInput(
    {},
    closed.map(({ code }) => ({ Field: `Data.Methods.${input.data.methods.indexOf(code)}`, Msg })),
  );
};
