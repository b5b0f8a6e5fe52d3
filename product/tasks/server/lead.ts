import type { Services } from '#host/services';
import type { Me } from '#host/me';

type Values = Readonly<Record<string, unknown>>;
/** `values` are those of the notice, where it is one that leads there. */
type Path = (id: string, me: Me, values?: Values) => string;
declare module '#host/contributions' {
  interface Contributions {
    /** On which page a kind of object is read: where a notice about one leads. */
    readonly leads: Readonly<Record<string, Path>>;
  }
}

/** The page of an object, or nothing where no area leads to its kind. */
export const leadTo = (
  { contributed }: Pick<Services, 'contributed'>,
  kind: string | null,
  id: string | null,
  me: Me,
  values?: Values,
): string => (kind !== null && id !== null ? (contributed.leads[kind]?.(id, me, values) ?? '') : '');
