import { general } from '#contract/problems';
import { languages } from '#contract/words';
import type { Context } from '#host/context';
import { fileProblems } from '#host/files/problems';
import { fileFacts } from '#host/files/rows';
import { notOffered } from '#product/dictionaries/server';
import { subtitleFields, type ListedKind } from '../listed';
import { newsroomProblems } from '../problems';
import { readWebVtt } from '../webvtt';
import { newsroomWords } from '../words';

/** What kind of file each field takes, where a piece would not be what it is with any other. */
const filesOf: Readonly<Partial<Record<ListedKind, Readonly<Record<string, string>>>>> = {
  video: { fileId: 'video/' },
};

/** Throws 4001 for a file of another kind than its field takes. */
export const requireFileKinds = async (
  { db }: Pick<Context, 'db'>,
  kind: ListedKind,
  details: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const [field, wanted] of Object.entries(filesOf[kind] ?? {})) {
    if (!details[field]) continue;
    const { name, mime } = await db
      .selectFrom(fileFacts.as('file'))
      .select(['file.name', 'file.mime'])
      .where('file.id', '=', String(details[field]))
      .executeTakeFirstOrThrow();
    if (!mime.startsWith(wanted)) throw fileProblems.fileRefused({ name });
  }
};

/** Throws 5015 with the first line of subtitles that is none. */
export const requireSubtitles = (details: Readonly<Record<string, unknown>>): void => {
  for (const language of languages) {
    const text = details[subtitleFields[language]];
    const read = typeof text === 'string' && text !== '' ? readWebVtt(text) : undefined;
    if (read && 'line' in read)
      throw newsroomProblems.subtitlesBroken({
        line: read.line,
        language: newsroomWords[`language.${language}`],
      });
  }
};

/** Throws 5014 for a mobile number among the words that say where to ask: it is somebody's own. */
export const requireDesk = (contact: string): void => {
  const figures = contact.normalize('NFKC').replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
  if (/(?<!\d)(?:\+?86)?1\d{10}(?!\d)/.test(figures)) throw newsroomProblems.privateNumber();
};

/** Throws 2002 for a way of transfer that the dictionary does not offer. */
export const requireOffered = async ({ db }: Context, code: string | null): Promise<void> => {
  const unknown = code === null ? [] : await notOffered(db, [{ dictionary: 'transformationMethod', code }]);
  if (unknown.length > 0) throw general.badInput({}, [{ Field: 'TransformMethod', Msg: '' }]);
};
