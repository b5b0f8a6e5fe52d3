import { expressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';

/** The number of each report with a receipt, salted: what a list may tell of a limited one (decision 0109). */
export const numberDigests = expressionBuilder<Tables>()
  .selectFrom('reportReceipt')
  .select(['reportReceipt.reportId', 'reportReceipt.numberDigest']);
