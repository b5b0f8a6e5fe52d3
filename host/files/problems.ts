import { problems } from '#contract/problem';

/** What an upload can be refused for (domain §4.5: 4001). */
export const fileProblems = problems({
  fileRefused: [
    4001,
    '文件不合规：“{{name}}”的类型或内容不被接受',
    'The type or the content of “{{name}}” is not accepted',
    'No se admite el tipo o el contenido de «{{name}}»',
  ],
  fileTooBig: [
    4002,
    '文件“{{name}}”超过 {{megabytes}} MB',
    '“{{name}}” is larger than {{megabytes}} MB',
    '«{{name}}» supera los {{megabytes}} MB',
  ],
  quotaUsedUp: [
    4003,
    '您的文件空间已用完，请先删除不需要的文件',
    'Your space for files is used up; please delete what you no longer need',
    'Ha agotado su espacio para archivos; elimine los que ya no necesite',
  ],
  storeFull: [
    4004,
    '服务器存储空间不足，暂时无法上传',
    'The server is short of space; uploads are paused',
    'El servidor se ha quedado sin espacio; no se pueden subir archivos por ahora',
  ],
  fileInfected: [
    4005,
    '文件“{{name}}”含有恶意代码，已拒绝',
    '“{{name}}” contains malicious code and was refused',
    '«{{name}}» contiene código malicioso y se ha rechazado',
  ],
  tooManyUploads: [
    4006,
    '未完成的上传过多，请先完成或丢弃其中一些',
    'Too many uploads are unfinished; please finish or discard some of them',
    'Hay demasiadas cargas sin terminar; termine o descarte algunas',
  ],
  fileLost: [
    4007,
    '文件“{{name}}”在服务器上已不存在，请重新上传',
    '“{{name}}” is no longer on the server; please send it again',
    '«{{name}}» ya no está en el servidor; vuelva a enviarlo',
  ],
  notReadAsText: [
    4008,
    '无法读取“{{name}}”的文字；请下载后查看',
    'The text of “{{name}}” cannot be read; please download it',
    'No se puede leer el texto de «{{name}}»; descárguelo',
  ],
  textTooMuch: [
    4009,
    '“{{name}}”过大或读取时间过长，无法在此显示文字；请下载后查看',
    '“{{name}}” is too large, or takes too long, to be shown as text; please download it',
    '«{{name}}» es demasiado grande, o tarda demasiado, para mostrarlo como texto; descárguelo',
  ],
  notMarked: [
    4010,
    '“{{name}}”暂时无法加上您的水印，因此没有打开；请稍后再试',
    '“{{name}}” could not be marked with your name just now and was therefore not handed out; please try again',
    'No se ha podido marcar «{{name}}» con su nombre y por eso no se ha entregado; vuelva a intentarlo',
  ],
});
