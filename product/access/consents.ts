/** What everybody agrees to who registers, each in the version that is in force; every one by a tick of its own (PI-06). */
export const consentIds = ['privacy.2026-1', 'identity.2026-1'] as const;
