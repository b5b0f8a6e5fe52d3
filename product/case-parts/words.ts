import { words } from '#contract/words';

/** Everything said where a case shows its parts and files. */
export const casePartsWords = words({
  'part.material': ['原始材料', 'Material', 'Material'],
  'part.report': ['评价报告', 'Report', 'Informe'],
  'part.panel': ['专家组', 'Panel', 'Panel'],
  files: ['文件', 'Files', 'Archivos'],
  noFiles: [
    '暂无可查看的文件。',
    'There is no file for you to open yet.',
    'Todavía no hay archivos que pueda abrir.',
  ],
  file: ['文件名', 'File', 'Archivo'],
  from: ['来源', 'Where it stands', 'Dónde figura'],
  size: ['大小', 'Size', 'Tamaño'],
  uploadedOn: ['上传日期', 'Uploaded', 'Subido'],
  fingerprint: ['SHA-256 指纹', 'SHA-256 fingerprint', 'Huella SHA-256'],
  download: ['下载', 'Download', 'Descargar'],
  downloadNamed: ['下载“{{name}}”', 'Download “{{name}}”', 'Descargar «{{name}}»'],
  'origin.application': ['申报', 'Application', 'Solicitud'],
  'origin.material': ['原始材料', 'Material', 'Material'],
  'origin.earlierMaterial': ['历次提交的材料', 'Earlier material', 'Material anterior'],
  'origin.report': ['报告证据', 'Evidence of the report', 'Evidencia del informe'],
  'origin.minutes': ['会议纪要', 'Minutes of the panel', 'Acta del panel'],
  'origin.contract': ['合同', 'Contract', 'Contrato'],
  'origin.decision': ['决定依据', 'Grounds of the decision', 'Motivo de la decisión'],
  'origin.proposal': ['提议依据', 'Grounds of a proposal', 'Motivo de una propuesta'],
  'origin.appeal': ['申诉', 'Appeal', 'Recurso'],
  'origin.revocation': ['撤销依据', 'Grounds of the revocation', 'Motivo de la revocación'],
});

declare module '#contract/words' {
  interface WordRegistry {
    caseParts: keyof typeof casePartsWords;
  }
}
