import type pg from 'pg';
import type { Logger } from 'pino';
import { uuidsInOrder } from '#contract/uuid';
import { recordEntry } from '#host/audit/record';
import { refusals } from '#host/audit/refusals';
import { builder } from '#host/database/connection';
import type { Files } from '#host/files';
import { degradedState, type DegradedState } from '#host/degraded-state';
import type { Services } from '#host/services';
import { identityProviders } from '#host/identity-providers';
import type { DocumentSigner } from '#host/signing';
import type { ProviderSettings } from '#host/identity-providers/settings';
import { defaultExportRows } from '#host/settings';
import type { Keys } from '#host/keys/types';
import { limiter } from '#host/limits/limiter';
import { signInPaces, type SignInPaces } from '#host/limits/pace';
import { deliverPending, inBackground, toFile, type Deliver } from '#host/outbox';
import { blindIndex, columnCipher } from '#host/secrets/columns';
import type { Line } from '#host/line';
import { hashLine, passwordStore } from '#host/secrets/passwords';
import { landingPath } from '#product/access/provider-calls';
import { contributed, withoutGallery } from './areas';
import { signed } from './signed';

interface Parts {
  readonly pool: pg.Pool;
  readonly keys: Keys;
  readonly files: Files;
  readonly log: Logger;
  /** The log's own, where it has one. */
  readonly degradedState?: DegradedState;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly mode: Services['mode'];
  readonly publicUrl: string;
  readonly dataFolder: string;
  readonly secondFactor: boolean;
  readonly isRemote?: boolean;
  /** Whether the catalogue of components is there; it is where nothing is said. */
  readonly gallery?: boolean;
  /** As the settings say; the tests and benchmarks keep their default. */
  readonly exportRows?: number;
  /** The line before the hashes; the product's own where nothing else is said. */
  readonly hashes?: Line;
  /** How many sign-ins are looked at; as above. */
  readonly paces?: SignInPaces;
  /** By whom people sign in besides. */
  readonly signInProviders?: readonly ProviderSettings[];
  /** Who signs official files. */
  readonly documentSigner?: DocumentSigner | undefined;
  /** How messages leave; the demonstration's go to a file. */
  readonly deliver?: Deliver;
}

/** Puts the services together: the same for the product, its tests and its benchmarks. */
export const makeServices = ({
  deliver,
  hashes = hashLine(),
  paces = signInPaces(),
  signInProviders = [],
  ...parts
}: Parts): Services => {
  const { pool, keys, clock, mode, gallery = mode === 'demonstration' } = parts;
  const db = builder(pool);
  const { columns, former } = keys;
  const cipher = columnCipher({ columns, ...(former.columns && { formerColumns: [former.columns] }) });
  const send = signed(db, deliver ?? toFile(parts.dataFolder));
  const deliverNow = () => deliverPending(db, cipher, send, clock());
  const background = inBackground(deliverNow, (fault) =>
    parts.log.error({ fault }, 'messages were not sent'),
  );
  // The demonstration's reply waits until its message is a line of the file, whichever round took it along.
  const deliverAndWait = (): Promise<void> => {
    background.soon();
    return background.done();
  };
  const newId = uuidsInOrder(clock, parts.random);
  return {
    ...parts,
    contributed: gallery ? contributed : withoutGallery,
    newId,
    isRemote: parts.isRemote ?? false,
    degradedState: parts.degradedState ?? degradedState(),
    exportRows: parts.exportRows ?? defaultExportRows,
    db,
    auditKey: { id: keys.audit.id, publicKey: keys.audit.publicKey },
    receiptKey: keys.receipts,
    cipher,
    blindIndex: blindIndex({ index: keys.index }),
    passwords: passwordStore({ pepper: keys.pepper, queue: hashes }),
    limiter: limiter({ database: pool, index: keys.index }),
    signInPaces: paces,
    identityProviders: identityProviders(signInProviders, `${parts.publicUrl}${landingPath}`),
    refusals: refusals((entry) => recordEntry(db, { ...entry, id: newId() })),
    deliver: deliverNow,
    deliverSoon: deliver ? background.soon : deliverAndWait,
    delivered: background.done,
  };
};
