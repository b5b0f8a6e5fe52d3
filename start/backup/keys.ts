import { connect } from '#host/database/connection';
import {
  exchangeKeys,
  keyNames,
  placeOfKeys,
  refuseForeignKeys,
  rotating,
  sealedByOthers,
  storedFingerprints,
  type Asks,
} from '#host/keys';
import type { Keys } from '#host/keys/types';
import { StartRefused } from '#host/start-refused';
import type { AskedOfKeys } from './usage';
import type { Surroundings } from './commands';
import { openSource } from './source';

/** A line for each key: its name, id, fingerprint and whether the database was written with it. Never the key. */
const described = async (keys: Keys, database: Asks): Promise<string[]> => {
  const known = await storedFingerprints(database);
  const width = 'former receipts'.length;
  const line = (name: string, { id, fingerprint }: Keys['index'], says: string): string =>
    `  ${name.padEnd(width)}  ${id}  ${fingerprint}  ${says}`;
  const waiting = keys.former.columns ? await sealedByOthers(database, keys.columns.id) : 0;
  return [
    ...keyNames.map((name) =>
      line(
        name,
        keys[name] as Keys['index'],
        known.get(name) === keys[name].fingerprint ? 'in force' : 'new: the next start takes it into force',
      ),
    ),
    ...rotating.flatMap((name) => {
      const key = keys.former[name];
      if (!key) return [];
      const isOver = known.get(name) === keys[name].fingerprint;
      const still = {
        columns: `still opens what it encrypted: ${waiting} left`,
        index: 'still finds people',
        receipts: 'still signs receipts',
      }[name];
      const over =
        name === 'receipts'
          ? 'signs nothing any more; its public key stays published'
          : 'opens nothing any more but earlier backups';
      return [line(`former ${name}`, key, isOver ? over : still)];
    }),
  ];
};

const refuseHalfDone = async (keys: Keys, database: Asks): Promise<void> => {
  const known = await storedFingerprints(database);
  if (rotating.some((name) => known.get(name) !== keys[name].fingerprint))
    throw new StartRefused(
      'The keys were exchanged already, and not everything is made anew yet: let the product run until `assay keys` says that the former ones open nothing any more.',
    );
};

/** `assay keys` and `assay keys rotate`. */
export const doKeys = async ({ rotate }: AskedOfKeys, around: Surroundings): Promise<void> => {
  const { settings, say, closing } = around;
  const { path, ownerPlace, keys } = await openSource(settings, around);
  const database = connect(ownerPlace, { size: 2, statementTimeout: 0 });
  closing.add('The connections to the database', () => database.end());
  await refuseForeignKeys(database, keys);
  const place = placeOfKeys(settings.keys, path);
  if (!rotate) {
    say([`The keys are kept in ${place}.`, ...(await described(keys, database))].join('\n'));
    return;
  }
  await refuseHalfDone(keys, database);
  const made = await exchangeKeys({ given: settings.keys, dataDir: path });
  say(
    [
      `New keys stand in ${place}, and the former ones beside them. Keep a copy of this file elsewhere, and the copies of the former one as long as backups that were made with it.`,
      ...(await described(made, database)),
      'Stop the product on every node, bring them this file, and start: it finds people by the new keys at once, encrypts everything anew while it serves, and the former keys open what is left until then.',
    ].join('\n'),
  );
};
