import { serve } from '#host/serve';
import { publication } from '../contract';
import { listOwn, readOwn, saveSummary, setBenefits } from './own';

export { checkPdf, checkReport, type PdfCheck, type ReportCheck } from './checks';
export { catalogue, facets, type Chosen, type Facet, type Part } from './catalogue';
export { publicResult, publicResults, publicResultsOf, type PublicResult } from './results';

export default serve(publication, {
  list: listOwn,
  byId: readOwn,
  saveSummary,
  setBenefits,
});
