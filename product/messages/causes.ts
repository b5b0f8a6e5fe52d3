/** Why a message was sent, and the beginnings of what the outbox calls each. */
const beginnings = {
  signIn: ['signIn'],
  signature: ['sign '],
  register: ['register'],
  resetPassword: ['reset password'],
  invitation: ['invitation'],
  changeMobile: ['changeMobile', 'mobile changed'],
  changeEmail: ['confirm email', 'email changes'],
  registration: ['registration'],
  account: ['password', 'factor', 'recovery'],
  application: ['applications.'],
  material: ['materials.'],
  report: ['reports.'],
  panel: ['panels.'],
  correspondence: ['correspondence.'],
  contract: ['contracts.'],
  interest: ['interest.', 'interest answered'],
  reminder: ['tasks.remind.', 'tasks.overdue.'],
  digest: ['tasks.digest'],
  savedSearch: ['savedSearches.'],
  other: [],
} as const;

export type DeliveryCause = keyof typeof beginnings;
export const deliveryCauses = Object.keys(beginnings) as [DeliveryCause, ...DeliveryCause[]];

/** How what the outbox calls a cause begins; of `other`, how it does not. */
export const beginningsOf = (cause: DeliveryCause): readonly string[] =>
  cause === 'other' ? Object.values(beginnings).flat() : beginnings[cause];

export const causeOf = (stored: string): DeliveryCause =>
  deliveryCauses.find((each) => beginnings[each].some((begin) => stored.startsWith(begin))) ?? 'other';
