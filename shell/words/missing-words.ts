import { words } from '#contract/words';

/** What is said where a page or a record is missing, or is not the reader's. Few ever read it: it comes when it is wanted. */
export const missingWords = words({
  notFoundTitle: ['页面不存在', 'Page not found', 'Página no encontrada'],
  notFoundText: [
    '地址可能有误，或页面已移走。',
    'The address may be wrong, or the page has moved.',
    'Puede que la dirección sea errónea o que la página se haya movido.',
  ],
  notAllowedTitle: ['您没有权限访问此页面', 'This page is not for you', 'Esta página no es para usted'],
  notAllowedText: [
    '页面存在，但您的角色的菜单中没有它。',
    'The page is there, but none of your roles has it in its menu.',
    'La página existe, pero ninguno de sus roles la tiene en su menú.',
  ],
  errorAddress: ['您访问的地址', 'You asked for', 'Dirección pedida'],
  signedInAs: ['当前登录', 'Signed in as', 'Ha entrado como'],
  whomToAsk: ['如需帮助', 'Whom to ask', 'A quién preguntar'],
  askForRight: [
    '如工作需要，请联系本单位管理员或平台管理员，由其在「角色」中授予。',
    'If your work needs it, ask the administrator of your organisation or of the platform: they grant it to a role.',
    'Si su trabajo lo requiere, pida al administrador de su organización o de la plataforma que lo conceda a un rol.',
  ],
  askWhoSent: [
    '如从链接进入，请向发送链接的人核对地址；也可按 Ctrl+K 按名称查找。',
    'If you followed a link, ask whoever sent it; or press Ctrl+K and look for the page by its name.',
    'Si siguió un enlace, pregunte a quien lo envió; o pulse Ctrl+K y busque la página por su nombre.',
  ],
  asSomebodyElse: ['换用其他账户登录', 'Sign in as someone else', 'Entrar con otra cuenta'],
  noRecord: ['未指定记录', 'No record was named', 'No se ha indicado ningún registro'],
  noRecordText: [
    '此页面用于查看某一条记录，请从列表中打开。',
    'This page shows one record. Open it from its list.',
    'Esta página muestra un registro. Ábralo desde su lista.',
  ],
  toPage: ['前往{{page}}', 'Go to {{page}}', 'Ir a {{page}}'],
});

declare module '#contract/words' {
  interface WordRegistry {
    missing: keyof typeof missingWords;
  }
}
