import type { Call } from '../../contract/call';
import type { Problem } from '../../contract/problem';
import { general } from '../../contract/problems';
import type { Me } from '../me';

/** Why this person may not do the call at all, whatever it is asked; undefined where he may. */
export const refusalOf = ({ may }: Pick<Call, 'may'>, me: Me | null): Problem | undefined => {
  if (may === 'anyone') return undefined;
  if (!me) return general.notSignedIn();
  return may === 'signed-in' || me.rights.has(may) ? undefined : general.notAllowed();
};
