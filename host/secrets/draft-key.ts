import { hkdfSync } from 'node:crypto';
import type { SecretKeys } from './types';

/**
 * The key of one person's drafts, 32 bytes in base64url: derived, so that it is the same after the next sign-in and lies
 * nowhere, and from a key that is never exchanged. Whose name is not the caller's is not asked for anywhere (security §3.25).
 */
export const draftKeyOf = ({ links }: Pick<SecretKeys, 'links'>, personId: string): string =>
  Buffer.from(hkdfSync('sha256', links.secret, '', `browser draft|${personId}`, 32)).toString('base64url');
