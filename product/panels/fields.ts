import { sheetFacts } from '#product/opinions/sheet';

/** What is known of each field of an opinion sheet. The office is given this as plain data (`virtual:fields/panels`) and loads no schema. */
export const fields = { sheet: sheetFacts };
