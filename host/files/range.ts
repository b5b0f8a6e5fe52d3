/** The bytes of a part, both included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14.2): `unsatisfiable` where the file has no such bytes, undefined for
 * the whole: what is no range of bytes is not asked for, and of several ranges the whole is sent.
 */
export const rangeAsked = (header: string | undefined, size: number): Range | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The last so many bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < size && (from !== '' || Number(to) > 0) ? { start, end } : 'unsatisfiable';
};
