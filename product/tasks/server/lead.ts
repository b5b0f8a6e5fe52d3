import type { Me } from '#host/me';

type Path = (id: string, me: Me) => string;
const paths = new Map<string, Path>();

/** An area says on which page its kind of object is read: where a notice about one leads. */
export const letLead = (kind: string, path: Path): void => void paths.set(kind, path);

/** The page of an object, or nothing where no area leads to its kind. */
export const leadTo = (kind: string | null, id: string | null, me: Me): string =>
  kind !== null && id !== null ? (paths.get(kind)?.(id, me) ?? '') : '';
