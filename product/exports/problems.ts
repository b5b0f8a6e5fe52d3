import { problems } from '#contract/problem';

/** Why a list is not exported. */
export const exportsProblems = problems({
  tooManyRows: [
    2041,
    '共 {{total}} 行，一次最多导出 {{most}} 行，请缩小查询范围，或在后台生成电子表格',
    'There {{total, is|are}} {{total}} {{total, row|rows}}, and at most {{most}} can be exported at once; please narrow the search, or have a spreadsheet made in the background',
    'Hay {{total}} {{total, fila|filas}} y se pueden exportar {{most}} como máximo; acote la búsqueda o genere una hoja de cálculo en segundo plano',
  ],
  tooManyForFile: [
    2047,
    '共 {{total}} 行，一个文件最多 {{most}} 行，请缩小查询范围',
    'There {{total, is|are}} {{total}} {{total, row|rows}}, and a file holds at most {{most}}; please narrow the search',
    'Hay {{total}} {{total, fila|filas}} y un archivo contiene como máximo {{most}}; acote la búsqueda',
  ],
  tooManyFiles: [
    2048,
    '同时生成的文件最多 {{making}} 个、保留的文件最多 {{kept}} 个，请先等待、取消或删除',
    'At most {{making}} files are made at once and {{kept}} kept; please wait, cancel or remove some first',
    'Como máximo se generan {{making}} archivos a la vez y se conservan {{kept}}; espere, cancele o borre alguno',
  ],
  fileOver: [
    2049,
    '该文件已过保留期或已删除，请重新导出',
    'This file is kept no longer; please export the list again',
    'Este archivo ya no se conserva; exporte la lista de nuevo',
  ],
  readsOtherwise: [
    2050,
    '文件生成后您的角色或数据范围已变更，不能再下载，请重新导出',
    'Your roles or how far they look have changed since the file was made; please export the list again',
    'Sus funciones o su alcance han cambiado desde que se generó el archivo; exporte la lista de nuevo',
  ],
  fileInterrupted: [
    2051,
    '生成多次中断，请缩小查询范围后重新导出',
    'It was interrupted several times; please narrow the search and export again',
    'Se interrumpió varias veces; acote la búsqueda y exporte de nuevo',
  ],
  needsApproval: [
    2043,
    '所选列包含个人信息，须经另一位有权人员批准后才能导出',
    'The columns hold personal data: another entitled person must approve before they leave',
    'Las columnas contienen datos personales: otra persona autorizada debe aprobar la exportación',
  ],
  ownRequest: [
    2044,
    '不能审批自己的导出申请，请由其他人员处理',
    'Nobody decides on their own request; another person must do it',
    'Nadie decide sobre su propia solicitud; debe hacerlo otra persona',
  ],
  approvalOver: [
    2045,
    '该批准已过期或已用完下载次数，请重新申请',
    'This approval has expired or its downloads are used up; please ask again',
    'La aprobación ha caducado o se agotaron las descargas; vuelva a solicitarla',
  ],
  nothingPersonal: [
    2046,
    '所选列不含个人信息，可直接导出',
    'The columns hold no personal data and can be exported directly',
    'Las columnas no contienen datos personales y pueden exportarse directamente',
  ],
  rowsGone: [
    2042,
    '所选的 {{count}} 行已不在列表中，请刷新后重新选择',
    '{{count}} of the selected rows are no longer in the list; please refresh and select again',
    '{{count}} de las filas seleccionadas ya no están en la lista; actualice y vuelva a seleccionar',
  ],
  notASheet: [
    2052,
    '无法读取该文件：须为 xlsx，第一行为列名，最多 {{rows}} 行、{{columns}} 列、2 MB',
    'This file cannot be read: an .xlsx is wanted with headings in its first row, {{rows}} {{rows, row|rows}}, {{columns}} {{columns, column|columns}} and 2 MB at most',
    'No se puede leer el archivo: debe ser .xlsx con los títulos en la primera fila, {{rows}} {{rows, fila|filas}}, {{columns}} {{columns, columna|columnas}} y 2 MB como máximo',
  ],
  sheetTooMuch: [
    2053,
    '该文件读取所需的时间或内存过多，请拆分后重试',
    'Reading this file takes too much time or memory; please split it',
    'Leer este archivo exige demasiado tiempo o memoria; divídalo',
  ],
  columnMissing: [
    2054,
    '请为必填列「{{column}}」选择表格中的一列',
    'Say which column of the sheet is “{{column}}”: it is required',
    'Indique qué columna de la hoja es «{{column}}»: es obligatoria',
  ],
});
