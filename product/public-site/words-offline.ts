import { words } from '#contract/words';

/** Words of the page that checks a report without a network; all three languages travel in it. */
export const offlineWords = words({
  title: ['不联网核验评价报告', 'Check a report without a network', 'Verificar un informe sin conexión'],
  lead: [
    '选择报告的 PDF 和它的回执。两个文件只在这台电脑上读取，本页不发送任何请求。',
    'Choose the PDF of a report and its receipt. Both are read on this computer alone; this page sends nothing.',
    'Elija el PDF de un informe y su acuse. Ambos se leen solo en este ordenador; esta página no envía nada.',
  ],
  language: ['语言', 'Language', 'Idioma'],
  pdf: ['报告（PDF）', 'Report (PDF)', 'Informe (PDF)'],
  receipt: ['回执（.receipt.json）', 'Receipt (.receipt.json)', 'Acuse (.receipt.json)'],
  checkNow: ['核验', 'Check', 'Verificar'],
  chooseBoth: ['请选择两个文件。', 'Choose both files.', 'Elija los dos archivos.'],
  asIssued: ['文件与签发时完全一致', 'The file is as it was issued', 'El archivo está tal como se emitió'],
  asIssuedHint: [
    '这是签发时的状态：之后的撤销或替代不联网看不到。请到下面的网址查询当前状态。',
    'This is how it was issued: a later revocation cannot be seen offline. Ask for the current state at the address below.',
    'Así se emitió: una revocación posterior no se ve sin conexión. Consulte el estado actual en la dirección de abajo.',
  ],
  otherFile: [
    '回执是真的，但不属于这个文件',
    'The receipt is genuine and belongs to another file',
    'El acuse es auténtico, pero de otro archivo',
  ],
  otherFileHint: [
    '文件被改动或重新保存过，或者选错了文件。请索取签发的原文件。',
    'The file was changed or saved again, or the wrong one was chosen. Ask for the file as it was issued.',
    'El archivo fue modificado o guardado de nuevo, o se eligió otro. Pida el archivo original.',
  ],
  unknownKey: [
    '签名成立，但本页不认识这把密钥',
    'The signature holds, by a key that this page does not know',
    'La firma es correcta, con una clave que esta página no conoce',
  ],
  unknownKeyHint: [
    '本页下载之后平台可能更换过密钥，也可能是他人的密钥。请从平台重新下载本页；指纹须与报告最后一页一致，并能在平台网站上查到。',
    'The platform may have changed its key since this page was downloaded, or the key is somebody else’s. Download the page anew; the fingerprint must be that on the last page of the report and on the platform’s site.',
    'La plataforma pudo cambiar de clave desde que se descargó esta página, o la clave es de otra persona. Descargue la página de nuevo; la huella debe coincidir con la última página del informe y con el sitio.',
  ],
  wrongSignature: [
    '回执的签名不成立：回执被改动过',
    'The signature of the receipt does not hold: it was changed',
    'La firma del acuse no es válida: fue modificado',
  ],
  noReceipt: [
    '这不是回执，或已被改动',
    'This is no receipt, or it was changed',
    'No es un acuse, o fue modificado',
  ],
  proofFails: [
    '不能据此作任何决定。请从平台或提供者重新取得文件与回执。',
    'Decide nothing by it. Get file and receipt anew, from the platform or from whom you have them.',
    'No decida nada con ello. Obtenga de nuevo el archivo y el acuse, de la plataforma o de quien los entregó.',
  ],
  cannot: [
    '这个浏览器不能核对 Ed25519 签名。请使用当前版本的 Chrome、Edge、Firefox 或 Safari 打开本页。',
    'This browser cannot check Ed25519 signatures. Open the page in a current Chrome, Edge, Firefox or Safari.',
    'Este navegador no puede comprobar firmas Ed25519. Abra la página en una versión actual de Chrome, Edge, Firefox o Safari.',
  ],
  number: ['报告编号', 'Report number', 'Número de informe'],
  limited: [
    '限制公开：编号只写在文件里',
    'Limited release: the number stands in the file alone',
    'Difusión limitada: el número figura solo en el archivo',
  ],
  issuedOn: ['签发日期', 'Issued on', 'Fecha de emisión'],
  contentHash: ['内容哈希', 'Content hash', 'Huella del contenido'],
  fileHash: ['文件哈希（SHA-256）', 'File hash (SHA-256)', 'Huella del archivo (SHA-256)'],
  fingerprint: ['密钥指纹', 'Fingerprint of the key', 'Huella de la clave'],
  keys: ['本页认识的密钥', 'Keys that this page knows', 'Claves que conoce esta página'],
  keysHint: [
    '指纹印在每份报告的最后一页，也公布在平台网站上。若本页不是您自己从平台下载的，请先比对指纹。',
    'A fingerprint is printed on the last page of each report and published on the platform’s site. Compare them first if you did not download this page from the platform yourself.',
    'La huella figura en la última página de cada informe y en el sitio de la plataforma. Compárelas primero si no descargó usted esta página.',
  ],
  currentState: ['查询当前状态', 'Current state', 'Estado actual'],
  madeOn: ['本页下载于', 'Downloaded on', 'Descargada el'],
});
export type OfflineWord = keyof typeof offlineWords;
