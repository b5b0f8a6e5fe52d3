export { checkPdf, checkReport, type PdfCheck, type ReportCheck } from './checks';
export { publicResult, publicResults, publicResultsOf, type PublicQuery, type PublicResult } from './results';
