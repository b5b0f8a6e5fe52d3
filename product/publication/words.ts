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
  'keys.name': ['使用者', 'Given to', 'Entregada a'],
  'keys.nameHint': [
    '单位与用途，如“某银行 · 贷前核验”。密钥只能用于批量核验报告，看不到其他任何内容。',
    'Organisation and purpose, such as “Bank X, checks before a loan”. A key checks reports in bulk and opens nothing else.',
    'Entidad y finalidad, por ejemplo «Banco X, antes de un préstamo». La clave verifica informes en lote y no abre nada más.',
  ],
  'keys.state': ['状态', 'State', 'Estado'],
  'keys.inForce': ['有效', 'In force', 'Vigente'],
  'keys.revoked': ['已吊销', 'Revoked', 'Revocada'],
  'keys.uses': ['核验份数', 'Reports checked', 'Informes verificados'],
  'keys.lastUsedAt': ['最近使用', 'Last used', 'Último uso'],
  'keys.madeAt': ['发放时间', 'Given out', 'Entregada'],
  'keys.maker': ['发放人', 'By', 'Por'],
  'keys.add': ['发放密钥', 'Give out a key', 'Entregar una clave'],
  'keys.added': ['密钥已发放', 'The key was given out', 'Clave entregada'],
  'keys.key': ['密钥', 'Key', 'Clave'],
  'keys.shownOnce': [
    '密钥只显示这一次，请现在复制并以安全方式交给使用者',
    'The key is shown this once: copy it now and hand it over safely',
    'La clave se muestra solo esta vez: cópiela ahora y entréguela de forma segura',
  ],
  'keys.use': [
    '用法：POST /api/Public/CheckReports，内容为 {"Key": "…", "Reports": [{"ReportNumber": "…", "VerifyCode": "…"}]}，每次最多 100 份。',
    'Use: POST /api/Public/CheckReports with {"Key": "…", "Reports": [{"ReportNumber": "…", "VerifyCode": "…"}]}, at most 100 at once.',
    'Uso: POST /api/Public/CheckReports con {"Key": "…", "Reports": [{"ReportNumber": "…", "VerifyCode": "…"}]}, 100 como máximo.',
  ],
  'keys.revoke': ['吊销', 'Revoke', 'Revocar'],
  'keys.revokeQuestion': [
    '吊销发给“{{name}}”的密钥？立即失效，不能恢复。',
    'Revoke the key given to “{{name}}”? It ends at once and cannot be brought back.',
    '¿Revocar la clave entregada a «{{name}}»? Termina de inmediato y no puede recuperarse.',
  ],
  'keys.isRevoked': ['密钥已吊销', 'The key was revoked', 'Clave revocada'],
  'keys.none': [
    '还没有发放密钥：评奖办公室、银行等可凭密钥批量核验报告',
    'No key was given out yet: award offices, banks and others check reports in bulk with one.',
    'Aún no se entregó ninguna clave: oficinas de premios, bancos y otros verifican informes en lote con ella.',
  ],
  none: [
    '您还没有公开的成果：通过评价、同意公开且未受限的成果会列在这里',
    'None of your results is published yet: those that passed, with your consent and without limits, stand here.',
    'Aún no tiene resultados publicados: aquí figuran los aprobados, con su consentimiento y sin límites.',
  ],
});
