import { words } from '#contract/words';

declare module '#contract/words' {
  interface WordRegistry {
    publication: keyof typeof publicationWords;
  }
}

/** What visitors learn of a benefit: a band, never an amount (domain §7); 万元 is 10,000 CNY. */
export const benefitWords = words({
  'band.1': ['100 万元以下', 'below 1 million CNY', 'menos de 1 millón de CNY'],
  'band.2': ['100–1000 万元', '1 to 10 million CNY', 'de 1 a 10 millones de CNY'],
  'band.3': ['1000–5000 万元', '10 to 50 million CNY', 'de 10 a 50 millones de CNY'],
  'band.4': ['5000 万元以上', 'above 50 million CNY', 'más de 50 millones de CNY'],
  'benefit.total': ['累计经济效益', 'Economic benefit', 'Beneficio económico'],
  'benefit.newSales': ['新增销售额', 'New sales', 'Ventas nuevas'],
  'benefit.newProfit': ['新增利润', 'New profit', 'Beneficio nuevo'],
  'benefit.tax': ['新增税收', 'Taxes paid', 'Impuestos'],
  'benefit.savedCost': ['节约成本', 'Cost saved', 'Coste ahorrado'],
});

/** One’s own published results, and what visitors read of them. */
export const publicationWords = words({
  ...benefitWords,
  achievement: ['成果名称', 'Achievement', 'Resultado'],
  reportNumber: ['报告编号', 'Report number', 'Número de informe'],
  issueDate: ['签发日期', 'Issued on', 'Fecha de emisión'],
  summary: ['公开简介', 'Public summary', 'Resumen público'],
  'summary.own': ['本人撰写', 'One’s own', 'Propio'],
  'summary.report': ['摘自评价报告', 'From the report', 'Del informe'],
  languages: ['语言', 'Languages', 'Idiomas'],
  'language.zh': ['中文', 'Chinese', 'Chino'],
  'language.en': ['英文', 'English', 'Inglés'],
  'language.es': ['西班牙文', 'Spanish', 'Español'],
  benefits: ['公开的效益', 'Benefits shown', 'Beneficios visibles'],
  approvedAt: ['同意公开的时间', 'Agreed on', 'Aceptado el'],
  edit: ['公开展示', 'What the public reads', 'Lo que lee el público'],
  hint: [
    '访客在成果页读到您的简介，每种语言最多 500 字；在您撰写之前，读到的是评价报告中的通俗说明。不能写超出报告等级的话，也不能写电话或邮箱。清空全部语言即撤回。',
    'Visitors read your summary on the page of the result, 500 characters at most in each language; until you write one, the plain words of the report. It claims no higher level than the report and names no telephone or e-mail. Emptying all languages takes it back.',
    'Los visitantes leen su resumen en la página del resultado, con un máximo de 500 caracteres por idioma; hasta que lo escriba, la explicación del informe. No afirma un nivel superior al del informe ni indica teléfonos o correos. Vaciar todos los idiomas lo retira.',
  ],
  reportSummary: ['报告中的说明', 'Words of the report', 'Texto del informe'],
  approve: [
    '我同意公开这份简介',
    'I agree that this summary is published',
    'Acepto que este resumen se publique',
  ],
  publish: ['公开', 'Publish', 'Publicar'],
  saved: ['已更新，访客立即可见', 'Changed; visitors read it at once', 'Actualizado, visible de inmediato'],
  benefitHint: [
    '逐项同意后，访客只看到金额所在的区间，从不看到金额。随时可以撤回，立即生效，不影响其他任何事项。',
    'Of what you agree to, each by itself, visitors see the band that the amount lies in, never the amount. You may take it back at any time; it holds at once and changes nothing else.',
    'De lo que acepte, dato por dato, los visitantes ven el tramo en que está el importe, nunca el importe. Puede retirarlo cuando quiera, con efecto inmediato y sin ninguna otra consecuencia.',
  ],
  notStated: ['申报时未填写', 'Not stated in the application', 'No consta en la solicitud'],
  openPage: ['打开公开页面', 'Open the public page', 'Abrir la página pública'],
  none: [
    '您还没有公开的成果：通过评价、同意公开且未受限的成果会列在这里',
    'None of your results is published yet: those that passed, with your consent and without limits, stand here.',
    'Aún no tiene resultados publicados: aquí figuran los aprobados, con su consentimiento y sin límites.',
  ],
});
