/**
 * What a visitor may be shown, and nothing else (domain §7). Plain data: days are `YYYY-MM-DD`, words of a
 * dictionary are already in the reader's language. A field that is missing here cannot reach a visitor.
 */
export * from './views/site';
export * from './views/files';
export * from './views/news';
export * from './views/shelves';
export * from './views/references';
export * from './views/results';
export * from './views/checking';
export * from './views/offline';
export * from './views/people-and-accounts';
