import {
  createPrivateKey,
  createPublicKey,
  randomBytes as systemRandomBytes,
  type KeyObject,
} from 'node:crypto';
import { misconfigured } from '../start-refused';
import { keyFileIn, placeOfKeys, readGivenKeys, readKeyFile, writeKeyFile } from './key-file';
import { fingerprintOf, makeKeysText, parseKeys, type KeyBytes, type KeyName } from './key-text';

export { recordFingerprints, refuseForeignKeys, type Asks } from './fingerprints';
export { keyFileIn, placeOfKeys } from './key-file';
export { keyNames, makeKeysText, type KeyName } from './key-text';

interface Named {
  /** The first 8 hex digits of the fingerprint; stands in what was made with the key. */
  readonly id: string;
  /** SHA-256 over name and key, hex; stands in the database. */
  readonly fingerprint: string;
}

/** A symmetric key of 32 bytes. */
export interface SecretKey extends Named {
  readonly secret: Buffer;
}

/** An Ed25519 pair. */
export interface SigningKey extends Named {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Every key of the product (security §3.20), each for one purpose. */
export interface Keys {
  /** Encrypts the keys of encrypted columns. */
  readonly columns: SecretKey;
  /** Blind index: finding an encrypted value by its HMAC. */
  readonly index: SecretKey;
  /** Signs links to files and one-time links. */
  readonly links: SecretKey;
  /** Joins every password before it is hashed. */
  readonly pepper: SecretKey;
  /** Signs the checkpoints of the audit log. */
  readonly audit: SigningKey;
}

/** PKCS #8 around a bare Ed25519 seed (RFC 8410 §7): the driver-free way to turn 32 bytes into a key. */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const named = (name: KeyName, secret: Buffer): Named => {
  const fingerprint = fingerprintOf(name, secret);
  return { id: fingerprint.slice(0, 8), fingerprint };
};

const keysFrom = (bytes: KeyBytes): Keys => {
  const secretKey = (name: KeyName): SecretKey => ({ ...named(name, bytes[name]), secret: bytes[name] });
  const privateKey = createPrivateKey({
    key: Buffer.concat([ed25519Prefix, bytes.audit]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    columns: secretKey('columns'),
    index: secretKey('index'),
    links: secretKey('links'),
    pepper: secretKey('pepper'),
    audit: { ...named('audit', bytes.audit), privateKey, publicKey: createPublicKey(privateKey) },
  };
};

/** Keys from text of the form `columns=… index=… links=… pepper=… audit=…`; tests make theirs with it. */
export const keysFromText = (text: string, source = 'the given text'): Keys =>
  keysFrom(parseKeys(text, source));

interface LoadKeys {
  /** `ASSAY_KEYS`: the text, or the path of a file with it. */
  readonly given?: string | undefined;
  readonly dataDir: string;
  /** True at the first start with the embedded database, and never again: new keys open nothing that is old. */
  readonly mayCreate: boolean;
  readonly randomBytes?: (size: number) => Buffer;
}

/**
 * The keys from `ASSAY_KEYS`, else from the data folder, where the very first start makes them.
 * Throws `StartRefused` (78) when they are missing, damaged, open to others or not random.
 */
export const loadKeys = async ({
  given,
  dataDir,
  mayCreate,
  randomBytes = systemRandomBytes,
}: LoadKeys): Promise<Keys> => {
  const path = keyFileIn(dataDir);
  const text = given === undefined ? await readKeyFile(path) : await readGivenKeys(given);
  if (text !== undefined) return keysFromText(text, placeOfKeys(given, dataDir));
  if (!mayCreate)
    throw misconfigured(
      `The keys of this database are missing, and no backup contains them: bring back ${path}, or give them in ASSAY_KEYS.`,
    );
  const made = makeKeysText(randomBytes);
  await writeKeyFile(path, made);
  return keysFromText(made, path);
};
