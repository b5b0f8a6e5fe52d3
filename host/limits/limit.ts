const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface Window {
  readonly most: number;
  /** Milliseconds. */
  readonly per: number;
}

/** What is counted for a network address counts for the whole network that one asker holds (`networkOf`). */
interface OfAddress {
  readonly ofAddress?: true;
}

/** At most so many within any stretch of so long, wherever it begins. For small numbers: each admission is kept. */
export interface WindowsLimit extends OfAddress {
  readonly kind: 'windows';
  readonly name: string;
  readonly windows: readonly Window[];
}

/** At most so many within each period of the calendar. For large numbers: one counter. */
export interface BudgetLimit extends Window {
  readonly kind: 'budget';
  readonly name: string;
  /** Where the period begins, in milliseconds before UTC's. */
  readonly ahead: number;
}

/** So many at once, and then so many a second: for large numbers of everyday requests. One instant is kept. */
export interface RateLimit extends OfAddress {
  readonly kind: 'rate';
  readonly name: string;
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Guesses: some are free, then each costs a wait that doubles, and the last is the last until it is forgiven. */
export interface GuessLimit {
  readonly kind: 'guesses';
  readonly name: string;
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** After so many in a row nothing is admitted any more (NIST SP 800-63B: fewer than 100). */
  readonly last: number;
  /** How long they are remembered, in milliseconds: long enough that waiting does not forgive. */
  readonly retention: number;
}

export type Limit = WindowsLimit | BudgetLimit | RateLimit | GuessLimit;

const windows = (name: string, ...all: Window[]): WindowsLimit => ({ kind: 'windows', name, windows: all });
const windowsOfAddress = (name: string, ...all: Window[]): WindowsLimit => ({
  ...windows(name, ...all),
  ofAddress: true,
});

/**
 * Passwords for one account: five, then 30 s, doubling to 15 min, 99 in a row at most (AU-06). Count before hashing,
 * forgive on success. A known device has a key of its own, so that nobody is locked out by a stranger.
 */
export const signInPerAccount: GuessLimit = {
  kind: 'guesses',
  name: 'signInPerAccount',
  free: 5,
  firstWait: 30 * second,
  longestWait: 15 * minute,
  last: 99,
  retention: 90 * day,
};

/** The same for a name that nobody has, so that both look alike; there is nothing to guard, and names are without end. */
export const signInPerNobody: GuessLimit = { ...signInPerAccount, retention: day };

/**
 * Sign-ins from one network address, counted before anything is done for them: a hospital's morning behind one address,
 * not a flood of names.
 */
export const signInPerAddress: RateLimit = {
  kind: 'rate',
  name: 'signInPerAddress',
  atOnce: 200,
  perSecond: 2,
  ofAddress: true,
};

/** Sign-ins to one account from browsers that have been in it before: whatever their address is flooded with, they come in. */
export const signInFromKnown = windows('signInFromKnown', { most: 20, per: minute });

/** Codes sent to one canonical number (SM-01). */
export const codePerNumber = windows(
  'codePerNumber',
  { most: 1, per: minute },
  { most: 5, per: hour },
  { most: 10, per: day },
);

/** Codes asked for from one network address (SM-01). */
export const codePerAddress = windowsOfAddress('codePerAddress', { most: 20, per: hour });

/** Messages with codes that the product pays for in one day of Shanghai, by what they are for. */
export const codesPerDay = (what: string, most: number): BudgetLimit => ({
  kind: 'budget',
  name: `codesPerDay ${what}`,
  most,
  per: day,
  ahead: 8 * hour,
});

/** A visitor's checks of numbers and codes from one network address. */
export const publicCheck = windowsOfAddress('publicCheck', { most: 10, per: minute });

/** Bulk checks by one key: a list of some thousand reports in a quarter of an hour. */
export const verificationPerKey: RateLimit = {
  kind: 'rate',
  name: 'verificationPerKey',
  atOnce: 30,
  perSecond: 0.2,
};

/** What visitors write about published results from one network address. */
export const interestPerAddress = windowsOfAddress(
  'interestPerAddress',
  { most: 3, per: hour },
  { most: 10, per: day },
);

/** What visitors write about one published result, from anywhere: a person reads it. */
export const interestPerResult = windows('interestPerResult', { most: 30, per: day });

/** Links by which strangers read a draft, made by one person. */
export const previewPerPerson = windows('previewPerPerson', { most: 30, per: hour });

/** Lists taken along as a file by one person: each reads a whole list at once. */
export const exportPerPerson = windows('exportPerPerson', { most: 10, per: minute });

/** Exports of personal data one person asks for. */
export const personalExportPerPerson = windows('personalExportPerPerson', { most: 10, per: day });

/** Copies of everything stored about oneself. */
export const ownCopyPerPerson = windows('ownCopyPerPerson', { most: 5, per: day });

/** Masked values shown in full to one person (PI-03). */
export const revealPerPerson = windows('revealPerPerson', { most: 20, per: hour });

/** Looking for duplicates among what others have applied for: each answer says whether there is one. */
export const duplicatePerPerson = windows('duplicatePerPerson', { most: 30, per: hour });

/** Identity numbers one person enters as their own: each tells whether another account holds it. */
export const identityCardPerPerson = windows('identityCardPerPerson', { most: 5, per: day });

/** The whole audit log read and recomputed: for one person. */
export const verifyPerPerson = windows('verifyPerPerson', { most: 2, per: minute });

/** Codes for a new number asked for in one session, whatever the number: the screen counts these down (DG3). */
export const codePerSession = windows('codePerSession', { most: 1, per: minute });

/** Links for a new password: invitations to one account; what one asker tries for one pair of name and address; and from one network address. */
export const linkPerAccount = windows('linkPerAccount', { most: 3, per: hour });
export const linkPerPair = windows('linkPerPair', { most: 3, per: hour });
export const linkPerAddress = windowsOfAddress('linkPerAddress', { most: 20, per: hour });

/** Letters with a link that strangers can make the product send to one account; its known browsers are not counted. */
export const linksSent = windows('linksSent', { most: 12, per: hour });

/** Newcomers from one network address. */
export const registrationPerAddress = windowsOfAddress('registrationPerAddress', { most: 10, per: hour });

/** New e-mail addresses one person asks to have confirmed: each is a mail to a stranger, perhaps. */
export const emailPerPerson = windows('emailPerPerson', { most: 5, per: hour });
