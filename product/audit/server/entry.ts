import type { Selectable } from 'kysely';
import { inLanguage, type Language, type Word } from '#contract/words';
import type { FieldChange } from '#host/audit/changes';
import { sealNumber } from '#host/audit/entries';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { dictionaries } from '#product/dictionaries/dictionaries';
import { stateNames } from '../words-kinds';
import { fieldNamesOf } from './field-names';
import { entriesIn } from './list';
import { readsPlaces, shownEntries, type AuditRow } from './rows';
import { inNames } from './values';

const wordOf = (words: Readonly<Record<string, Word>>, key: string, language: Language): string | undefined =>
  Object.hasOwn(words, key) ? inLanguage(words[key]!, language) : undefined;

/** `mobileCipher` and `mobileIndex` are how a mobile is kept: to a reader both are the mobile. */
const plainField = (field: string): string => field.replace(/(Cipher|Index)$/, '');

/** A people's entry names the fields it changed in one value: each becomes a line of its own. */
const spread = (changes: readonly FieldChange[], action: string): readonly FieldChange[] =>
  changes.flatMap((change) =>
    change.field === 'fields' && !action.startsWith('exports.')
      ? (change.after ?? '').split(' · ').flatMap((field) => (field ? [{ field }] : []))
      : [change],
  );

type Names = ReturnType<typeof fieldNamesOf>;

const shown = (change: FieldChange, value: string | undefined, names: Names, language: Language): string => {
  if (value === undefined) return '';
  if (change.field === 'why')
    return (
      wordOf(
        Object.fromEntries(dictionaries.revealReason.items.map(({ code, names }) => [code, names])),
        value,
        language,
      ) ?? value
    );
  if (change.field === 'field') return wordOf(names, value, language) ?? value;
  return wordOf(stateNames, value, language) ?? value;
};

/** What changed, in words: fields without a name of their own are told once, as content. */
const differencesOf = (changes: readonly FieldChange[], action: string, names: Names, language: Language) => {
  const lines = new Map<string, { name: string; before: string; after: string; isHidden: boolean }>();
  for (const change of spread(changes, action)) {
    const field = plainField(change.field);
    const name = wordOf(names, field, language) ?? inLanguage(names['content']!, language);
    if (lines.has(name)) continue;
    lines.set(name, {
      name,
      before: shown(change, change.before, names, language),
      after: shown(change, change.after, names, language),
      isHidden: change.before === undefined && change.after === undefined,
    });
  }
  return [...lines.values()];
};

/** One entry with what changed by it and its place in the chain. */
export const oneEntry = async (
  _: unknown,
  { object, ...context }: Context<Context['me'], Selectable<Tables['auditLog']>>,
) => {
  const plain = context as Context;
  const { db, me, language, services } = plain;
  const row = (await entriesIn(db)
    .where('auditLog.id', '=', object.id)
    .executeTakeFirstOrThrow()) as AuditRow;
  const [entry] = await shownEntries([row], plain);
  return {
    ...entry!,
    differences: differencesOf(
      await inNames(row.changes ?? [], row.objectKind, plain),
      row.action,
      fieldNamesOf(services.contributed),
      language,
    ),
    requestKey: readsPlaces(me, row.actorId) ? (row.requestId ?? '') : '',
    sealNumber: await sealNumber(db, object.id),
  };
};
