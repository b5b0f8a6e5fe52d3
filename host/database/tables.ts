/** A day or an instant as text; the driver is told to leave them so. */
export type Day = string;
export type Moment = string;
/** A column of type jsonb: read as a value, written as its JSON text. */
export type Json<Value> = import('kysely').ColumnType<Value, string, string>;

/** All tables: `database/schema.ts`, which is made from the migrations, adds them by declaration merging. */
export interface Tables {}
