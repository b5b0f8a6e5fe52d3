import { serve } from '#host/serve';
import { publication } from '../contract';
import { addKey, listKeys, revokeKey } from './verification-keys';
import { verifyMany, verifyOne } from './verify';
import { listOwn, readOwn, saveSummary, setBenefits } from './own';

export { checkPdf, checkReport, type CheckedNumber, type PdfCheck, type ReportCheck } from './checks';
export { revocationListText, revocationsNow } from './revocation-list';
export { verificationKeyKind } from './verification-keys';
export { catalogue, facets, type Chosen, type Facet, type Part } from './catalogue';
export { publicResult, publicResults, publicResultsOf, type PublicResult } from './results';

export default serve(publication, {
  list: listOwn,
  byId: readOwn,
  saveSummary,
  setBenefits,
  verify: verifyOne,
  verifyMany,
  verificationKeys: listKeys,
  addVerificationKey: addKey,
  revokeVerificationKey: revokeKey,
});
