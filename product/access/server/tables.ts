import type { Generated } from 'kysely';
import type { Json, Moment } from '#host/database/tables';
import type { DataScope } from '#contract/rights';
import type { Word } from '#contract/words';

interface RoleTable {
  id: string;
  code: string;
  name: string;
  names: Json<Word>;
  isStarted: Generated<boolean>;
  isBuiltIn: Generated<boolean>;
  /** The built-in role whose work a role of the staff's own looks at. */
  basedOn: Generated<string | null>;
  /** Whose records of those it looks at. */
  dataScope: Generated<DataScope>;
  remark: Generated<string>;
  sort: number;
  rowVersion: Generated<number>;
}

interface ActionTable {
  id: string;
  parentId: string | null;
  names: Json<Word>;
  url: string | null;
  icon: string | null;
  component: string | null;
  isHidden: Generated<boolean>;
  isMenu: boolean;
  rightKey: string | null;
  isBuiltIn: Generated<boolean>;
  sort: number;
  rowVersion: Generated<number>;
}

interface SessionTable {
  id: string;
  tokenHash: string;
  bindingHash: string | null;
  personId: string;
  address: string;
  agent: string;
  createdAt: Moment;
  lastSeenAt: Moment;
  endedAt: Moment | null;
  /** What its person is told of its end; null where it simply ran out or was ended by hand. */
  endedWhy: 'roles' | null;
  /** How many factors it has proved; 0 is half-done. */
  factors: Generated<number>;
  /** When it last proved who holds it. */
  provenAt: Moment;
}

interface SecondFactorTable {
  personId: string;
  secretCipher: string | null;
  confirmedAt: Moment | null;
  lastStep: number | null;
  pendingCipher: string | null;
  pendingSessionId: string | null;
}

interface RecoveryCodeTable {
  id: string;
  personId: string;
  codeHash: string;
  createdAt: Moment;
  usedAt: Moment | null;
}

interface SentCodeTable {
  id: string;
  purpose: string;
  boundTo: string;
  codeHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  tries: Generated<number>;
  usedAt: Moment | null;
}

interface RoleActionTable {
  roleId: string;
  actionId: string;
}

interface PersonRoleTable {
  personId: string;
  roleId: string;
}

declare module '#host/database/tables' {
  interface Tables {
    role: RoleTable;
    action: ActionTable;
    roleAction: RoleActionTable;
    personRole: PersonRoleTable;
    session: SessionTable;
    sentCode: SentCodeTable;
    secondFactor: SecondFactorTable;
    recoveryCode: RecoveryCodeTable;
  }
}
