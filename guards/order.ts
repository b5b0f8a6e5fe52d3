import type { Import } from './sources';

/**
 * The rooms and areas from the ground up: each imports what stands before it, and nothing that stands after it. Whoever adds an
 * area gives it its place, as high as what it reads and no higher.
 */
export const order = [
  'contract',
  'host',
  'shell',
  'printing',
  'dictionaries',
  'queries',
  'settings',
  'preferences',
  'phrases',
  'levels',
  'receipts',
  'tasks',
  'organisations',
  'access',
  'files',
  'search',
  'audit',
  'roles',
  'people',
  'conflicts',
  'opinions',
  'integrity',
  'registration',
  'messages',
  'exports',
  'saved-searches',
  'opening',
  'case-parts',
  'correspondence',
  'contracts',
  'applications',
  'wizard',
  'materials',
  'citations',
  'panels',
  'reports',
  'sampling',
  'appeals',
  'revocations',
  'privacy',
  'media',
  'newsroom',
  'publication',
  'interest',
  'public-site',
  'gallery',
  'database',
  'start',
  'testing',
  'guards',
  'tools',
  'journeys',
  'benchmarks',
];

/** An area of the product, or a room of the root. */
export const folderOf = (path: string): string => {
  const [folder = '', area = ''] = path.split('/');
  return folder === 'product' ? area : folder;
};

/** An import that climbs, in a sentence that says how to mend it; undefined for one that goes down. Tests go where they want. */
export const climbs = ({ from, to }: Pick<Import, 'from' | 'to'>): string | undefined => {
  const [source, target] = [folderOf(from), folderOf(to)];
  if (source === target || /\.test\.tsx?$/.test(from)) return undefined;
  const [at, other] = [order.indexOf(source), order.indexOf(target)];
  if (at > other && other >= 0) return undefined;
  return `${from} imports ${to}, which stands above it: move the piece down, or let the area contribute it by its manifest`;
};
