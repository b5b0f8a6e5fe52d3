import { words } from '#contract/words';

/** What pages say about files on their way. */
export const filesWords = words({
  unfinished: [
    '“{{name}}”上次传到 {{percent}}% 时中断；再次选择同一文件即可继续',
    '“{{name}}” was cut off at {{percent}}%; choose the same file again to go on',
    '«{{name}}» se interrumpió al {{percent}} %; vuelva a elegir el mismo archivo para continuar',
  ],
  open: ['查看文件', 'Open the file', 'Abrir el archivo'],
  discard: ['丢弃', 'Discard', 'Descartar'],
  discardNamed: ['丢弃“{{name}}”', 'Discard “{{name}}”', 'Descartar «{{name}}»'],
});

declare module '#contract/words' {
  interface WordRegistry {
    files: keyof typeof filesWords;
  }
}
