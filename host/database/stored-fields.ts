import type * as z from 'zod';

/** The columns whose values are a field's values, nothing changed. */
type ColumnFor<Value, Row> = {
  [Column in keyof Row]: [Value] extends [Row[Column]]
    ? [Row[Column]] extends [Value]
      ? Column
      : never
    : never;
}[keyof Row];

/**
 * Where a field is stored: in a column as it is, in the record's document, as rows of another table, or in columns made of it
 * and read back.
 */
type Storage<Value, Row, Tables extends string = never> =
  | { readonly column: ColumnFor<Value, Row> }
  | 'document'
  | { readonly rows: Tables }
  | { readonly to: (value: Value | undefined) => Partial<Row>; readonly from: (row: Row) => Value };

/** Where each field of a record is stored: one that is stored nowhere does not compile. */
export type StoredFields<
  Shape extends Readonly<Record<string, z.ZodType>>,
  Row,
  Tables extends string = never,
> = {
  readonly [Key in keyof Shape]: Storage<Exclude<z.output<Shape[Key]>, undefined>, Row, Tables>;
};

/** The columns that such a table names. */
export type ColumnsOf<Table> = {
  [Key in keyof Table]: Table[Key] extends { readonly column: infer Column }
    ? Column
    : Table[Key] extends { readonly to: (value: never) => infer Columns }
      ? keyof Columns
      : never;
}[keyof Table];

/** Its fields that stand in the record's document. */
export type InDocument<Table> = {
  [Key in keyof Table]: Table[Key] extends 'document' ? Key : never;
}[keyof Table];

type AnyStorage =
  | { readonly column: unknown }
  | 'document'
  | { readonly rows: string }
  | { readonly to: (value: never) => object; readonly from: (row: never) => unknown };

/** A text that a column holds as `''` where the field has none. */
export const orEmpty = <Column extends string>(column: Column) => ({
  to: (value: string | null | undefined) => ({ [column]: value ?? '' }) as Record<Column, string>,
  from: (row: Readonly<Record<Column, string>>): string | null => row[column] || null,
});

/** A text that a column holds as nothing where the field says `''`; blanks around it are not kept. */
export const orNothing = <Column extends string>(column: Column) => ({
  to: (value: string | undefined) => ({ [column]: value?.trim() || null }) as Record<Column, string | null>,
  from: (row: Readonly<Record<Column, string | null>>): string => row[column] ?? '',
});

/** Writing and reading by such a table: worked out once, not at each record. */
export const storing = <Table extends Readonly<Record<string, AnyStorage>>>(table: Table) => {
  type Values = Readonly<Record<string, unknown>>;
  const fields = Object.entries<AnyStorage>(table);
  const documented = fields.filter(([, stored]) => stored === 'document').map(([field]) => field);
  const columned = fields.flatMap(([field, stored]) =>
    typeof stored === 'object' && 'column' in stored ? [[field, stored.column as string] as const] : [],
  );
  const converted = fields.flatMap(([field, stored]) =>
    typeof stored === 'object' && 'to' in stored ? [[field, stored] as const] : [],
  );
  const columns = (record: object, isWritten: (field: string) => boolean): Record<string, unknown> => {
    const written: Record<string, unknown> = {};
    for (const [field, column] of columned)
      if (isWritten(field)) written[column] = (record as Values)[field] ?? null;
    for (const [field, { to }] of converted)
      if (isWritten(field)) Object.assign(written, to((record as Values)[field] as never));
    return written;
  };
  return {
    /** The columns of a record; what it does not say is written as nothing. */
    columns: (record: object): Record<string, unknown> => columns(record, () => true),
    /** The columns of what a record says; the others stay as they are. */
    changes: (record: object): Record<string, unknown> =>
      columns(record, (field) => (record as Values)[field] !== undefined),
    /** What its document holds. */
    document: (record: object): Record<string, unknown> => {
      const document: Record<string, unknown> = {};
      for (const field of documented) document[field] = (record as Values)[field] ?? null;
      return document;
    },
    /** The fields that a row's columns hold. */
    read: (row: object): Record<string, unknown> => {
      const record: Record<string, unknown> = {};
      for (const [field, column] of columned) record[field] = (row as Values)[column];
      for (const [field, { from }] of converted) record[field] = from(row as never);
      return record;
    },
  };
};
