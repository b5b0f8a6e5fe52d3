import type { DataScope } from '#contract/rights';
import type { Language } from '#contract/words';

/** Roles that look equally far. */
export interface View {
  readonly scope: DataScope;
  readonly roles: ReadonlySet<string>;
}

/** Who is asking, as known at the beginning of this very request: rights changed a moment ago count. */
export interface Me {
  readonly personId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly userType: number;
  /** The organisation as it is read: where its entry was merged into another one, that one. */
  readonly organisationId: string | null;
  /** Every entry of the register that is read as this organisation: what records name. */
  readonly organisationIds: readonly string[];
  /** May act for all of their organisation (domain §1.1, `IsOrgAdmin`). */
  readonly isOrganisationAdmin: boolean;
  /** The built-in roles that those they hold are, or are based on. */
  readonly roles: ReadonlySet<string>;
  /** The same roles by how far each looks. */
  readonly views: readonly View[];
  /** The codes of the roles they hold themselves: what the log names. */
  readonly heldRoles: ReadonlySet<string>;
  readonly rights: ReadonlySet<string>;
  /** Has not agreed to every notice in force: nothing is theirs to do before that (PI-06). */
  readonly owesConsent: boolean;
  /** When this session last proved who holds it: by signing in, or by the password asked for again. */
  readonly provenAt: string;
}

/** Whether a record that names this organisation is of their own one. */
export const isOfOwn = ({ organisationIds }: Pick<Me, 'organisationIds'>, id: string | null): boolean =>
  id !== null && organisationIds.includes(id);

/** What a request brings to prove who asks: the `token` header and the browser's binding cookie. */
export interface Credentials {
  readonly token: string | undefined;
  readonly binding: string | undefined;
  /** Background calls (badges, versions) do not keep a session alive. */
  readonly background: boolean;
  /** The language that our client speaks to whoever asks. */
  readonly language: Language | undefined;
}
