/** The account that runs the database when the product itself runs as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}
