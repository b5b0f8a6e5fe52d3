export { finished, marked, NotSigned } from './finish';
export {
  fingerprintOfKey,
  numberDigest,
  publicKeyText,
  receiptKeys,
  receiptOf,
  signedBy,
  verifySignature,
} from './receipt';
