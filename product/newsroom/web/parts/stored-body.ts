import type { Body } from '../../body-tree';

/** The document tree that the server gave, or an empty one where nothing is written yet. */
export const bodyFrom = (json: string): Body =>
  json === '' ? { type: 'doc', content: [] } : (JSON.parse(json) as Body);
