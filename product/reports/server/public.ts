export { publicResult, publicResults, type PublicQuery, type PublicResult } from './public/results';
export { checkPdf, checkReport, type PdfCheck, type ReportCheck } from './public/checks';
