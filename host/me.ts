/** Who is asking, as known at the beginning of this very request: rights changed a moment ago count. */
export interface Me {
  readonly personId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly userType: number;
  readonly organisationId: string | null;
  /** May act for all of his organisation (domain §1.1, `IsOrgAdmin`). */
  readonly isOrganisationAdmin: boolean;
  readonly roles: ReadonlySet<string>;
  readonly rights: ReadonlySet<string>;
  /** When this session last proved who holds it: by signing in, or by the password asked for again. */
  readonly provenAt: string;
}

/** What a request brings to prove who asks: the `token` header and the browser's binding cookie. */
export interface Credentials {
  readonly token: string | undefined;
  readonly binding: string | undefined;
  /** Background calls (badges, versions) do not keep a session alive. */
  readonly background: boolean;
}
