export { checkPdf, checkReport, type PdfCheck, type ReportCheck } from './checks';
export {
  catalogue,
  facets,
  type Catalogue,
  type CatalogueQuery,
  type Chosen,
  type Facet,
  type Part,
} from './catalogue';
export { publicResult, publicResults, publicResultsOf, type PublicResult } from './results';
