export {
  publicResult,
  publicResults,
  type PublicQuery,
  type PublicResult,
} from '#product/publication/server/results';
export { checkPdf, checkReport, type PdfCheck, type ReportCheck } from '#product/publication/server/checks';
