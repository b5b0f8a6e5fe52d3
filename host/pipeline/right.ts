import type { Call } from '#contract/call';
import type { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import type { Me } from '../me';

/** How long a proof of who one is holds for what would take an account over (AU-11). */
const freshMinutes = 10;

/** Why this person may not do the call at all, whatever it is asked; undefined where they may. */
export const refusalOf = (
  { may, fresh, beforeConsent }: Pick<Call, 'may' | 'fresh' | 'beforeConsent'>,
  me: Me | null,
  now: Date,
): Problem | undefined => {
  if (may === 'anyone') return undefined;
  if (!me) return general.notSignedIn();
  // Half signed in one is nobody yet, and agrees to nothing.
  if (me.owesConsent && !beforeConsent && may !== 'half-signed-in') return general.consentNeeded();
  if (may !== 'signed-in' && may !== 'half-signed-in' && !me.rights.has(may)) return general.notAllowed();
  return fresh === true ? staleness(me, now) : undefined;
};

/** The same, where what is asked decides: one of the fields was given that only fresh hands may change. */
export const staleFor = (
  { fresh }: Pick<Call, 'fresh'>,
  input: unknown,
  me: Me | null,
  now: Date,
): Problem | undefined =>
  Array.isArray(fresh) && me && fresh.some((field) => (input as Record<string, unknown>)[field] !== undefined)
    ? staleness(me, now)
    : undefined;

/** Why what this session asks must be proven anew; undefined while its last proof holds. It is the session's, not the person's. */
export const staleness = ({ provenAt }: Me, now: Date): Problem | undefined =>
  now.getTime() - new Date(provenAt).getTime() >= freshMinutes * 60_000 ? general.notFresh() : undefined;
