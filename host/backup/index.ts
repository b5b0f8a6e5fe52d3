export { backUp, type BackUp } from './back-up';
export { check, readThrough } from './check';
export { unseal } from './envelope';
export type { Manifest } from './manifest';
export { readPassphrase } from './passphrase';
export { refuseNewerRows, refuseOtherKeys, restore, type Restore } from './restore';
export { refuseUnfinished } from './unfinished';
