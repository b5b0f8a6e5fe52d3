import * as z from 'zod';
import { notBlank } from './facts';
import { withMetadata, type FieldMetadata } from './metadata';
import { uuid } from './uuid';
import type { WordKey } from './words';

/** An id that names an object of one kind. The host loads it through what the caller may see before any handler runs. */
export type Ref<Kind extends string = string> = string & { readonly __ref?: Kind };

/** NUL breaks the database, a lone surrogate cannot be stored exactly: both are refused (IN-03). */
const storable = /^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;

/** An object's own id in a reply. */
export const id = withMetadata(z.string().regex(uuid), {});
/** The id of an object of a kind, in input or reply. */
export const ref = <Kind extends string>(kind: Kind) =>
  withMetadata(z.string().regex(uuid) as unknown as z.ZodType<Ref<Kind>>, { ref: kind });

/** Text of `least` to `atMost` characters, kept exactly as sent. */
export const text = (atMost: number, least = 0, metadata: FieldMetadata = {}) =>
  withMetadata(z.string().regex(storable).max(atMost).min(least), metadata);
/** Text that must be given and is not only blank. */
export const required = (atMost: number, metadata: FieldMetadata = {}) =>
  withMetadata(z.string().regex(storable).max(atMost).regex(notBlank), metadata);

/** A whole number within bounds, both included. */
export const integer = (from: number, to: number, metadata: FieldMetadata = {}) =>
  withMetadata(z.number().int().min(from).max(to), metadata);
/** A number within bounds, both included. */
export const decimal = (from: number, to: number, metadata: FieldMetadata = {}) =>
  withMetadata(z.number().min(from).max(to), metadata);
/** An amount with at most two decimals as text, so that no digit is lost; in 万元 (10,000 CNY) unless said otherwise. */
export const money = withMetadata(z.string().regex(/^(0|[1-9]\d{0,11}|1000000000000)(\.\d{1,2})?$/), {
  as: 'money',
});
/** YYYY-MM-DD. */
export const day = withMetadata(z.iso.date(), { as: 'day' });
/** YYYY-MM inside, its first day on the wire (DG1). */
export const month = withMetadata(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), {
  form: 'month',
  as: 'month',
});
/** An instant, ISO 8601 in UTC. */
export const moment = withMetadata(z.iso.datetime({ precision: 3 }), { as: 'moment' });
/** true/false inside, 1/2 on the wire. */
export const yesNo = withMetadata(z.boolean(), { form: 'yesNo' });
/** true/false on both sides. */
export const flag = z.boolean();
/** A list of texts inside, one text joined by commas on the wire. */
export const commas = (atMost: number) =>
  withMetadata(
    z
      .array(
        z
          .string()
          .regex(/^[^,]+$/)
          .regex(storable)
          .max(500),
      )
      .max(atMost),
    { form: 'commas' },
  );
/** SHA-256 in lower-case hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** The code of an item of a dictionary (`'2.3'`). Whether the item exists and is open is the server's check. */
export const item = (dictionary: string, metadata: FieldMetadata = {}) =>
  withMetadata(z.string().regex(/^[0-9A-Za-z.]{1,12}$/), { ...metadata, dictionary });

/** A name inside that is a number on the wire: `coded({ draft: 6 })`. */
export const coded = <const Codes extends Readonly<Record<string, number | string>>>(
  codes: Codes,
  metadata: FieldMetadata = {},
) =>
  withMetadata(z.enum(Object.keys(codes) as [keyof Codes & string, ...(keyof Codes & string)[]]), {
    ...metadata,
    codes,
  });
/** One of a few names, the same on both sides. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) => z.enum(names);

/** Any JSON whose text has at most so many characters; what it means is the caller's affair, the host only keeps it. */
export const json = (atMost: number) =>
  z.unknown().refine((value) => value !== undefined && JSON.stringify(value).length <= atMost);

const isJson = (value: string): boolean => {
  try {
    return JSON.parse(value) !== undefined;
  } catch {
    return false;
  }
};
/** The same as text, for what is kept and given back unread. */
export const jsonText = (atMost: number) => z.string().regex(storable).max(atMost).refine(isJson);

export const listOf = <Schema extends z.core.$ZodType>(schema: Schema, atMost = 10_000, least = 0) =>
  z.array(schema).max(atMost).min(least);

/** A field that forms, pages and the log call by a word. */
export const called = <Schema extends z.core.$ZodType>(
  schema: Schema,
  label: WordKey,
  metadata: FieldMetadata = {},
) => withMetadata(schema, { ...metadata, label });
/** One of a few that no dictionary words: each is called by the label, a dot and its name. */
export const chosen = <Name extends string | number, Label extends WordKey>(
  schema: z.ZodType<Name>,
  label: Label & (`${Label}.${Name}` extends WordKey ? Label : never),
  metadata: FieldMetadata = {},
) => called(schema, label, metadata);
/**
 * A field of a draft, or of a row in one: absent leaves what is stored, null clears it. What has to be there before it is
 * submitted says so with `needed`.
 */
export const open = <Schema extends z.ZodType>(
  schema: Schema,
  label: WordKey,
  metadata: FieldMetadata = {},
) => called(schema, label, metadata).nullable().optional();

/** A record that knows all its fields and refuses strangers. */
export const strictObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape);

/** A page of a list: `{rows, total}` (domain, conventions). */
export const pageOf = <Schema extends z.core.$ZodType>(schema: Schema) =>
  strictObject({
    rows: withMetadata(z.array(schema), { wire: 'rows' }),
    total: withMetadata(z.number().int().nonnegative(), { wire: 'total' }),
  });

/** Page number from 1 and page size (SH10: 5/10/20/30; up to 100 for callers of the API). */
export const paging = {
  pageIndex: integer(1, 100_000).optional(),
  pageSize: integer(1, 100).optional(),
};
/** Nothing goes in, or nothing comes out. */
export const nothing = z.strictObject({});
