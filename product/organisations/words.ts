import { words } from '../../contract/words';

/** Workplaces, owners of achievements, agencies. */
export const organisationsWords = words({
  title: ['组织', 'Organisations', 'Organizaciones'],
  name: ['单位名称', 'Name', 'Nombre'],
  number: ['单位编号', 'Number', 'Número'],
  type: ['单位类型', 'Type', 'Tipo'],
  creditCode: ['统一社会信用代码', 'Unified credit code', 'Código de crédito unificado'],
  none: ['还没有组织', 'There are no organisations yet', 'Todavía no hay organizaciones'],
});

declare module '../../contract/words' {
  interface WordRegistry {
    organisations: keyof typeof organisationsWords;
  }
}
