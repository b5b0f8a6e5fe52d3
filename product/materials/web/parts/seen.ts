/** A file as it is looked at. */
export interface Seen {
  readonly fileId: string;
  readonly title: string;
  readonly name: string;
  readonly mime: string;
}
