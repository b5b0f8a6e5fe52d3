import * as z from 'zod';
import { calls, download, read, write } from '#contract/call';
import {
  flag,
  id,
  json,
  listOf,
  moment,
  nothing,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { FileFilter, FilePage } from './file';
import { exportsRights } from './rights';
import { SheetAsked, SheetFit, SheetFitted, SheetRead, SheetTarget } from './uploaded';

/** How a column's values are written; texts and unknown values stand as they are. */
export const cellKinds = ['text', 'number', 'money', 'day', 'moment', 'yesNo', 'limited', 'code'] as const;

export const ExportedColumn = strictObject({
  /** The row's field, by its inside name. */
  field: required(60),
  /** As it stands over the column on the screen, in the person's language. */
  heading: text(100),
  kind: oneOf(cellKinds),
  /** Code → word, for codes, states, yes and no; a code without a word stands for itself. */
  words: z.record(text(60), text(300)).optional(),
});

export const ExportAsked = strictObject({
  /** The path of the list's own call. */
  list: required(200),
  /** What that call is asked, as it goes over the wire. */
  query: json(50_000),
  scope: oneOf(['page', 'selection', 'all']),
  /** The field that tells rows apart, and its values for the rows that were selected. */
  rowKey: required(60),
  selected: listOf(text(100), 1_000).optional(),
  /** None where the layout is fixed. */
  columns: listOf(ExportedColumn, 100),
  /** In the layout that its area has fixed for those outside, whatever the screen shows. */
  isFixed: flag.optional(),
  /** A spreadsheet where nothing is said. */
  format: oneOf(['xlsx', 'pdf']).optional(),
  /** The list's name in the person's language: the file is called after it. */
  title: required(80),
});
export type ExportAsked = z.output<typeof ExportAsked>;
export type ExportedColumn = z.output<typeof ExportedColumn>;

const requestStates = ['pending', 'approved', 'refused', 'over'] as const;

const ExportWanted = strictObject({ ...ExportAsked.shape, reason: text(200) });
const RequestFilter = strictObject({
  ...paging,
  state: oneOf(requestStates).optional(),
  own: flag.optional(),
});
export type RequestFilter = z.output<typeof RequestFilter>;
const RequestPage = pageOf(
  strictObject({
    id,
    applicantName: text(50),
    organisationName: text(100),
    title: text(80),
    personalColumns: listOf(text(100), 100),
    /** What the list was narrowed by, as it was asked. */
    narrowing: text(2_000),
    rowCount: integer(0, 1_000_000),
    reason: text(200),
    state: oneOf(requestStates),
    askedAt: moment,
    decidedBy: text(50),
    decidedAt: moment.nullable(),
    decisionReason: text(500),
    goodUntil: moment.nullable(),
    can: listOf(oneOf(['approve', 'refuse', 'take'])),
  }),
);

/** A page of the caller's menu that is a list, and may leave as one. */
const ExportableList = strictObject({
  /** As the menu calls it: `applications/ApplicationList`. */
  page: text(100),
  title: text(100),
  section: text(100),
  /** The path of the list's own call. */
  list: text(200),
  /** Those of its fields that are personal data: with one of them, another person has to approve (PI-07). */
  personal: listOf(text(60), 100),
});

export const exports = calls('exports', exportsRights, {
  /** What of the caller's menu may leave as a spreadsheet: nothing but lists that they may read. */
  lists: read('GET /api/Export/GetExportableLists', {
    called: ['查看可导出的列表', 'Exportable lists read', 'Consulta de listas exportables'],
    may: 'signed-in',
    takes: nothing,
    gives: listOf(ExportableList, 200),
  }),
  list: download('POST /api/Export/ExportList', {
    called: ['导出列表', 'List exported', 'Lista exportada'],
    may: 'signed-in',
    takes: ExportAsked,
    gives: nothing,
    audited: true,
    bodyLimit: 2_097_152,
    seconds: 60,
  }),
  /** Has a list that is too long to leave at once made into a spreadsheet behind the call; the list of files says how far it is. */
  begin: write('POST /api/Export/BeginExport', {
    called: ['后台导出列表', 'Export begun in the background', 'Exportación iniciada en segundo plano'],
    may: 'signed-in',
    takes: ExportAsked,
    gives: strictObject({ id }),
    bodyLimit: 2_097_152,
    secretBody: true,
  }),
  /** The caller's own files; of everybody for whom may decide on exports. */
  files: read('POST /api/Export/GetExportFileList', {
    called: ['查看导出文件', 'Exported files listed', 'Lista de archivos exportados'],
    may: 'signed-in',
    personal: ['applicantName'],
    takes: FileFilter,
    gives: FilePage,
  }),
  /** Stops what is being made, or removes the file that was: nobody but its own person. */
  discard: write('POST /api/Export/DiscardExport', {
    called: [
      '取消或删除导出文件',
      'Exported file cancelled or removed',
      'Archivo exportado cancelado o borrado',
    ],
    may: 'signed-in',
    on: 'exportFile',
    takes: strictObject({ id: ref('exportFile') }),
    gives: nothing,
  }),
  download: download('POST /api/Export/DownloadExport', {
    called: ['下载导出文件', 'Exported file downloaded', 'Archivo exportado descargado'],
    may: 'signed-in',
    on: 'exportFile',
    takes: strictObject({ id: ref('exportFile') }),
    gives: nothing,
    audited: true,
    seconds: 60,
  }),
  /** Asks that a list leave with its personal columns; another person decides (PI-07). */
  request: write('POST /api/Export/RequestExport', {
    called: [
      '申请导出个人信息',
      'Export of personal data asked for',
      'Exportación de datos personales solicitada',
    ],
    may: 'signed-in',
    fresh: true,
    takes: ExportWanted,
    gives: strictObject({ id }),
    bodyLimit: 2_097_152,
    secretBody: true,
  }),
  /** The caller's own requests; of everybody for whom may decide. */
  requests: read('POST /api/Export/GetExportRequestList', {
    called: ['查看导出申请', 'Export requests listed', 'Lista de solicitudes de exportación'],
    may: 'signed-in',
    fresh: 'export',
    personal: ['applicantName', 'decidedBy'],
    subscribable: true,
    takes: RequestFilter,
    gives: RequestPage,
  }),
  decide: write('POST /api/Export/DecideExportRequest', {
    called: [
      '审批个人信息导出',
      'Export of personal data decided',
      'Exportación de datos personales decidida',
    ],
    may: 'export.approve',
    fresh: true,
    on: 'exportRequest',
    takes: strictObject({
      id: ref('exportRequest'),
      approve: oneOf(['yes', 'no']),
      reason: text(500).optional(),
    }),
    gives: nothing,
    refreshes: ['tasks'],
  }),
  /** The approved list as it reads now, with a watermark in each row. */
  take: download('POST /api/Export/TakeApprovedExport', {
    called: ['下载已批准的导出', 'Approved export taken', 'Exportación aprobada descargada'],
    may: 'signed-in',
    on: 'exportRequest',
    takes: strictObject({ id: ref('exportRequest') }),
    gives: nothing,
    audited: true,
    seconds: 60,
  }),
  /** What the caller may bring in from a sheet. */
  targets: read('GET /api/Export/GetSheetTargets', {
    called: ['查看可导入的内容', 'What sheets may bring in read', 'Consulta de lo importable'],
    may: 'signed-in',
    takes: nothing,
    gives: listOf(SheetTarget, 20),
  }),
  /** The headings and first rows of a sheet that the caller uploaded. Formulas are read as the values they show. */
  readSheet: read('POST /api/Export/ReadSheet', {
    called: ['预览电子表格', 'Spreadsheet read', 'Hoja de cálculo leída'],
    may: 'signed-in',
    on: ['file', 'fileId'],
    takes: SheetAsked,
    gives: SheetRead,
  }),
  /** Puts its columns under those of a target, for the target's own import to check and bring in. */
  fitSheet: write('POST /api/Export/FitSheet', {
    called: ['对应电子表格的列', 'Columns of a sheet matched', 'Columnas de una hoja asignadas'],
    may: 'signed-in',
    on: ['file', 'fileId'],
    takes: SheetFit,
    gives: SheetFitted,
  }),
});
