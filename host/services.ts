import type pg from 'pg';
import type { Logger } from 'pino';
import type { CheckpointKey } from './audit/checkpoint';
import type { Refusals } from './audit/refusals';
import type { Contributions } from './contributions';
import type { Db } from './database/connection';
import type { Files } from './files';
import type { DegradedState } from './degraded-state';
import type { IdentityProvider } from './identity-providers/types';
import type { Limiter } from './limits/limiter';
import type { DocumentSigner } from './signing';
import type { SignInPaces } from './limits/pace';
import type { ColumnCipher } from './secrets/columns';
import type { Passwords } from './secrets/passwords';
import type { SigningKey } from './keys/types';
import type { SecretKeys } from './secrets/types';

/** What a handler is served with by its surroundings. Time and randomness come from here, never from the language. */
export interface Services {
  /** What the areas of the product contribute. */
  readonly contributed: Contributions;
  readonly db: Db;
  /** For the few hot statements that are worth a name on the server. */
  readonly pool: pg.Pool;
  readonly clock: () => Date;
  /** That many bytes from a cryptographic source. */
  readonly random: (bytes: number) => Uint8Array;
  /** An identifier for a new record; later ones sort after earlier ones, so that the newest of one moment can be told. */
  readonly newId: () => string;
  readonly log: Logger;
  /** What is wrong while it goes on serving. */
  readonly degradedState: DegradedState;
  readonly mode: 'demonstration' | 'production';
  /** Whether a demonstration is shown beyond this machine; strangers reach it then. */
  readonly isRemote: boolean;
  /** `https://…` without a slash at its end; what links, QR codes and cookies are built on. */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** How many rows of a list leave in one file at most. */
  readonly exportRows: number;
  /** Whether rights that grant or approve ask for a second factor; off in a demonstration alone. */
  readonly secondFactor: boolean;
  readonly keys: SecretKeys;
  /** Whose signature the checkpoints of the audit log carry. */
  readonly auditKey: Pick<CheckpointKey, 'id' | 'publicKey'>;
  /** Signs receipts of reports and the list of revocations. */
  readonly receiptKey: SigningKey;
  /** Who signs official files; undefined where the operator gave no certificate. */
  readonly documentSigner?: DocumentSigner | undefined;
  readonly cipher: ColumnCipher;
  /** What stands in a unique index in place of an encrypted value. */
  readonly blindIndex: (kind: string, canonicalValue: string) => string;
  readonly passwords: Passwords;
  readonly files: Files;
  readonly limiter: Limiter;
  /** How many sign-ins this process begins to look at. */
  readonly signInPaces: SignInPaces;
  /** Who else says who somebody is, by the id that the operator gave them. */
  readonly identityProviders: ReadonlyMap<string, IdentityProvider>;
  /** What strangers are refused: written to the audit log one by one, or counted. */
  readonly refusals: Refusals;
  /** Sends what waits in the outbox; called after the commit that put it there, and again by a job. */
  readonly deliver: () => Promise<void>;
  /** The same after a request: a file is written at once, a server is waited for by nobody. */
  readonly deliverSoon: () => void | Promise<void>;
  /** Ends when nothing is on its way any more. */
  readonly delivered: () => Promise<void>;
}
