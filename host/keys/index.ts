import { createPrivateKey, createPublicKey, randomBytes as systemRandomBytes } from 'node:crypto';
import { misconfigured, type StartRefused } from '../start-refused';
import {
  fileOfKeys,
  keyFileIn,
  placeOfKeys,
  readGivenKeys,
  readKeyFile,
  replaceKeyFile,
  writeKeyFile,
} from './key-file';
import {
  completedText,
  exchangedText,
  fingerprintOf,
  makeKeysText,
  parseKeys,
  type KeyBytes,
  type KeyName,
  type RotatingName,
} from './key-text';
import type { Named, SecretKey, SigningKey, Keys } from './types';

export {
  isNewDatabase,
  recordFingerprints,
  refuseForeignKeys,
  storedFingerprints,
  type Asks,
} from './fingerprints';
export { keyFileIn, placeOfKeys } from './key-file';
export { keyNames, makeKeysText, rotating, type KeyName, type RotatingName } from './key-text';
export { noteReceipts, rotateColumns, rotateIndexes, sealedByOthers } from './rotate';

/** PKCS #8 around a bare Ed25519 seed (RFC 8410 §7): the driver-free way to turn 32 bytes into a key. */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const named = (name: KeyName, secret: Buffer): Named => {
  const fingerprint = fingerprintOf(name, secret);
  return { id: fingerprint.slice(0, 8), fingerprint };
};

const keysFrom = (bytes: KeyBytes): Keys => {
  const secretKey = (name: KeyName): SecretKey => ({ ...named(name, bytes[name]), secret: bytes[name] });
  const signingKey = (name: KeyName): SigningKey => {
    const privateKey = createPrivateKey({
      key: Buffer.concat([ed25519Prefix, bytes[name]]),
      format: 'der',
      type: 'pkcs8',
    });
    return { ...named(name, bytes[name]), privateKey, publicKey: createPublicKey(privateKey) };
  };
  return {
    columns: secretKey('columns'),
    index: secretKey('index'),
    links: secretKey('links'),
    pepper: secretKey('pepper'),
    audit: signingKey('audit'),
    receipts: signingKey('receipts'),
    former: Object.fromEntries(
      Object.entries(bytes.former).map(([name, secret]) => [
        name,
        { ...named(name as RotatingName, secret), secret },
      ]),
    ),
  };
};

/** Keys from text of the form `columns=… index=… links=… pepper=… audit=… receipts=…`; tests make theirs with it. */
export const keysFromText = (text: string, source = 'the given text'): Keys =>
  keysFrom(parseKeys(text, source));

/** Where keys may lie. */
interface KeysAt {
  /** `ASSAY_KEYS`: the text, or the path of a file with it. */
  readonly given?: string | undefined;
  readonly dataDir: string;
}

/** Adds the keys that a later release brought to the file that was made before it. Throws `StartRefused` (78) where it cannot. */
const completed = async (text: string, { given, dataDir }: KeysAt): Promise<string> => {
  const whole = completedText(text, systemRandomBytes);
  const path = fileOfKeys(given, dataDir);
  if (whole === undefined || path === undefined) return text;
  await replaceKeyFile(path, whole).catch((fault: NodeJS.ErrnoException) => {
    throw misconfigured(
      `This release needs one key more, "receipts", and ${path} cannot be written (${fault.code}): let the product write it once, or add a line "receipts=" with 32 random bytes in base64.`,
    );
  });
  return whole;
};

/**
 * The keys from `ASSAY_KEYS`, else from the data folder; undefined where none lie. Throws `StartRefused` (78) when they
 * are damaged, open to others or not random.
 */
export const findKeys = async ({ given, dataDir }: KeysAt): Promise<Keys | undefined> => {
  const text = given === undefined ? await readKeyFile(keyFileIn(dataDir)) : await readGivenKeys(given);
  return text === undefined
    ? undefined
    : keysFromText(await completed(text, { given, dataDir }), placeOfKeys(given, dataDir));
};

/** The refusal of whoever has a database and not its keys. */
export const keysMissing = (dataDir: string): StartRefused =>
  misconfigured(
    `The keys of this database are missing, and no backup contains them: bring back ${keyFileIn(dataDir)}, or give them in ASSAY_KEYS.`,
  );

/** The keys of a database that stands. Throws `StartRefused` (78) where they are missing, too. */
export const loadKeys = async (at: KeysAt): Promise<Keys> => {
  const found = await findKeys(at);
  if (!found) throw keysMissing(at.dataDir);
  return found;
};

/** Makes the keys of a database that is new, in its data folder; keys that stand are never replaced. */
export const makeKeys = async (dataDir: string, randomBytes = systemRandomBytes): Promise<Keys> => {
  const path = keyFileIn(dataDir);
  const made = makeKeysText(randomBytes);
  await writeKeyFile(path, made);
  return keysFromText(made, path);
};

/**
 * Writes new keys in place of those that can be exchanged, and keeps the old ones beside them: they open what they made
 * until the product has made all of it anew. Throws `StartRefused` (78) where the keys are given as text, which only
 * whoever gives it can change.
 */
export const exchangeKeys = async (at: KeysAt, randomBytes = systemRandomBytes): Promise<Keys> => {
  const place = placeOfKeys(at.given, at.dataDir);
  const path = fileOfKeys(at.given, at.dataDir);
  if (path === undefined)
    throw misconfigured(
      'The keys are given as text in ASSAY_KEYS, which a command cannot change: put them into a file, and name that in ASSAY_KEYS.',
    );
  const text = at.given === undefined ? await readKeyFile(path) : await readGivenKeys(at.given);
  if (text === undefined) throw keysMissing(at.dataDir);
  const made = exchangedText(parseKeys(text, place), randomBytes);
  await replaceKeyFile(path, made);
  return keysFromText(made, place);
};
