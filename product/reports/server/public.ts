export {
  publicResult,
  publicResults,
  type PublicQuery,
  type PublicResult,
  type PublicResultDetail,
} from './public/results';
export {
  checkPdf,
  checkReport,
  type CheckedNumber,
  type CheckedReport,
  type PdfCheck,
  type ReportCheck,
} from './public/checks';
