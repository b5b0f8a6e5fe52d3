import * as z from 'zod';
import type { WordKey } from './words';

/** What a field says of itself beyond its type: how it is spelt on the wire and where its words come from. */
export interface FieldMetadata {
  /** The name on the wire, where neither the glossary nor PascalCase gives it. */
  readonly wire?: string;
  /** The key of its label, `'applications.achievementName'`. */
  readonly label?: WordKey;
  /** It has to be there before its record is submitted; a text is the word that says so in place of the usual one. */
  readonly needed?: true | string;
  /** What its text says, where nothing else tells. */
  readonly as?: 'money' | 'day' | 'month' | 'moment';
  /** The dictionary whose item codes it holds. */
  readonly dictionary?: string;
  /** Inside value → value on the wire. */
  readonly codes?: Readonly<Record<string, number | string>>;
  /** A form of its own on the wire: yes 1 / no 2, a month as its first day, a list joined by commas. */
  readonly form?: 'yesNo' | 'month' | 'commas';
  /** The kind of object this id names; the host checks that the caller may see it. */
  readonly ref?: string;
  /** Kept out of logs and audit entries. */
  readonly secret?: true;
  /** Known to its reader and to be guessed by nobody else, though it is no secret of theirs: an answer that holds it travels uncompressed. */
  readonly guarded?: true;
}

type AnySchema = z.core.$ZodType;
const registry = z.registry<FieldMetadata>();

/** Wrappers that change no value. A default or a catch does: it is no wrapper here, and the codec refuses it. */
const wrappers = new Set(['optional', 'nullable', 'readonly', 'nonoptional']);

/** The schema under `.optional()`, `.nullable()` and `.readonly()`. */
export const peel = (schema: AnySchema): AnySchema => {
  const { innerType, type } = schema._zod.def as { innerType?: AnySchema; type: string };
  return innerType && wrappers.has(type) ? peel(innerType) : schema;
};

/** A schema is asked at every request; its notes are put on before it is used and never change. */
const found = new WeakMap<AnySchema, FieldMetadata>();

/** All notes of a schema, whichever side of a wrapper they were put on; the outermost wins. */
export const metadataOf = (schema: AnySchema): FieldMetadata => {
  const before = found.get(schema);
  if (before) return before;
  const { innerType } = schema._zod.def as { innerType?: AnySchema };
  const metadata = { ...(innerType ? metadataOf(innerType) : {}), ...registry.get(schema as never) };
  found.set(schema, metadata);
  return metadata;
};

/** A copy of the schema that carries the note. */
export const withMetadata = <Schema extends AnySchema>(schema: Schema, metadata: FieldMetadata): Schema => {
  const copy = z.clone(schema as never, schema._zod.def as never) as unknown as Schema;
  registry.add(copy as never, { ...metadataOf(schema), ...metadata });
  return copy;
};
