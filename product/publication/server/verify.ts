import { dayOf } from '#contract/calendar';
import type { Context } from '#host/context';
import { publicCheck, verificationPerKey } from '#host/limits/limit';
import type { Me } from '#host/me';
import { hashToken } from '#host/sessions/tokens';
import { publicationProblems } from '../problems';
import type { AskedReport, AskedReports, VerifiedReport } from '../verification';
import { checkReport } from './checks';

type AnyonesContext = Context<Me | null>;

const verified = async (
  { reportNumber, verifyCode }: AskedReport,
  { db, now }: Pick<AnyonesContext, 'db' | 'now'>,
): Promise<VerifiedReport> => {
  const found = await checkReport(db, reportNumber, verifyCode, dayOf(now));
  if (found.kind === 'unknown')
    return {
      ...{ reportNumber, state: 'unknown', evaluationAgency: null, issueDate: null },
      ...{ supersededBy: null, publicNote: null, content: null },
    };
  return {
    reportNumber: found.reportNumber,
    state: found.validity,
    evaluationAgency: found.evaluationAgency,
    issueDate: found.issueDate,
    supersededBy: found.supersededBy,
    publicNote: found.publicNote,
    content:
      found.kind === 'full'
        ? {
            achievementName: found.achievementName,
            mainOrganisation: found.mainOrganisation,
            validUntil: found.validUntil,
            maturityLevel: found.maturityLevel,
            innovationLevel: found.innovationLevel,
            advancementLevel: found.advancementLevel,
            contentHash: found.contentHash,
          }
        : null,
  };
};

/** What the page of checks says of a number, or of number and code, for machines: as often as a visitor may ask. Throws 1004. */
export const verifyOne = async (asked: AskedReport, context: AnyonesContext): Promise<VerifiedReport> => {
  const { services, address, now } = context;
  await services.limiter.demand([[publicCheck, address]], now);
  return verified(asked, context);
};

/**
 * The same of many at once, for those who hold a key (domain §9.13). The log keeps which key asked about how many, and not
 * about which. Throws 5051 for a key that is unknown or revoked, 1004 for too many.
 */
export const verifyMany = async ({ key, reports }: AskedReports, context: AnyonesContext) => {
  const { db, services, address, now } = context;
  const held = await db
    .selectFrom('verificationKey')
    .select('id')
    .where('tokenHash', '=', hashToken(key))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  // Those who guess are held back as at the page of checks.
  await services.limiter.demand(held ? [[verificationPerKey, held.id]] : [[publicCheck, address]], now);
  if (!held) throw publicationProblems.keyUnknown();
  const answers: VerifiedReport[] = [];
  for (const asked of reports) answers.push(await verified(asked, context));
  await db
    .updateTable('verificationKey')
    .set((row) => ({ uses: row('uses', '+', reports.length), lastUsedAt: now.toISOString() }))
    .where('id', '=', held.id)
    .execute();
  context.audit({
    object: ['verificationKey', held.id],
    after: { uses: reports.length },
  });
  return { reports: answers };
};
