import { inLanguage, type Word } from '#contract/words';
import type { Context } from '#host/context';

/** What rows of a sheet can become: an import of an area that reads a workbook with these headings. */
interface ImportTarget {
  /** The office's piece that checks and brings in the fitted file bears this name (`start/web/own.ts`). */
  readonly name: string;
  readonly says: Word;
  /** The right of the import's own call. */
  readonly may: string;
  readonly columns: readonly { readonly name: string; readonly says: Word; readonly required: boolean }[];
}
declare module '#host/contributions' {
  interface Contributions {
    readonly sheetTargets: readonly ImportTarget[];
  }
}

/** Those that this person may bring in. */
export const targetsFor = ({ services, me }: Pick<Context, 'services' | 'me'>): readonly ImportTarget[] =>
  services.contributed.sheetTargets.filter(({ may }) => (me.rights as ReadonlySet<string>).has(may));

/** The same, in the words of the reader. */
export const sheetTargets = (_: unknown, context: Context) =>
  targetsFor(context).map(({ name, says, columns }) => ({
    name,
    title: inLanguage(says, context.language),
    columns: columns.map((column) => ({
      name: column.name,
      title: inLanguage(column.says, context.language),
      names: [...column.says],
      required: column.required,
    })),
  }));
