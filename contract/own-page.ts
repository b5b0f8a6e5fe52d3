import type { WordKey } from './words';

/** A page of the office that no menu holds: a person's own affair, which everybody has whatever their menu says. */
export interface OwnPage {
  readonly path: string;
  /** `area/Page`. */
  readonly page: string;
  readonly title: WordKey;
  /** It stands in the account's menu; the others are reached by a link one was sent. */
  readonly offered?: true;
}
