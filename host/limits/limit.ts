const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface Window {
  readonly most: number;
  /** Milliseconds. */
  readonly per: number;
}

/** At most so many within any stretch of so long, wherever it begins. For small numbers: each admission is kept. */
export interface WindowsLimit {
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

/** Guesses: some are free, then each costs a wait that doubles, and the last is the last until it is forgiven. */
export interface GuessLimit {
  readonly kind: 'guesses';
  readonly name: string;
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** After so many in a row nothing is admitted any more (NIST SP 800-63B: fewer than 100). */
  readonly last: number;
}

export type Limit = WindowsLimit | BudgetLimit | GuessLimit;

const windows = (name: string, ...all: Window[]): WindowsLimit => ({ kind: 'windows', name, windows: all });

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
};

/** Codes sent to one canonical number (SM-01). */
export const codePerNumber = windows(
  'codePerNumber',
  { most: 1, per: minute },
  { most: 5, per: hour },
  { most: 10, per: day },
);

/** Codes asked for from one network address (SM-01). */
export const codePerAddress = windows('codePerAddress', { most: 20, per: hour });

/** Messages the house pays for in one day of Shanghai; `most` is a setting. The key is always the same. */
export const codesPerDay = (most: number): BudgetLimit => ({
  kind: 'budget',
  name: 'codesPerDay',
  most,
  per: day,
  ahead: 8 * hour,
});

/** A visitor's checks of numbers and codes from one network address. */
export const publicCheck = windows('publicCheck', { most: 10, per: minute });

/** Lists taken along as a file by one person: each reads a whole list at once. */
export const exportPerPerson = windows('exportPerPerson', { most: 10, per: minute });

/** Exports of personal data one person asks for. */
export const personalExportPerPerson = windows('personalExportPerPerson', { most: 10, per: day });

/** Copies of everything stored about oneself. */
export const ownCopyPerPerson = windows('ownCopyPerPerson', { most: 5, per: day });

/** Masked values shown in full to one person (PI-03). */
export const revealPerPerson = windows('revealPerPerson', { most: 20, per: hour });

/** Identity numbers one person enters as their own: each tells whether another account holds it. */
export const identityCardPerPerson = windows('identityCardPerPerson', { most: 5, per: day });

/** The whole audit log read and recomputed: for one person. */
export const verifyPerPerson = windows('verifyPerPerson', { most: 2, per: minute });

/** Codes for a new number asked for in one session, whatever the number: the screen counts these down (specification §9). */
export const codePerSession = windows('codePerSession', { most: 1, per: minute });

/** Links for a new password, to one account and from one network address. */
export const linkPerAccount = windows('linkPerAccount', { most: 3, per: hour });
export const linkPerAddress = windows('linkPerAddress', { most: 20, per: hour });

/** Newcomers from one network address. */
export const registrationPerAddress = windows('registrationPerAddress', { most: 10, per: hour });

/** New e-mail addresses one person asks to have confirmed: each is a mail to a stranger, perhaps. */
export const emailPerPerson = windows('emailPerPerson', { most: 5, per: hour });
