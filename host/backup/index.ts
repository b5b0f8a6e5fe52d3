export { backUp } from './back-up';
export { check, readThrough } from './check';
export { unseal } from './envelope';
export type { Manifest } from './manifest';
export { readPassphrase } from './passphrase';
export { refuseNewerRows, refuseOtherKeys, restore } from './restore';
export { refuseUnfinished } from './unfinished';
