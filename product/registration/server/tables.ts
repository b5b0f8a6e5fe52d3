import type { Generated } from 'kysely';
import type { Moment } from '#host/database/tables';

export interface RegistrationTable {
  id: string;
  personId: string;
  state: Generated<'pending' | 'approved' | 'refused'>;
  createdAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
  reason: string | null;
  rowVersion: Generated<number>;
}

interface ConsentTable {
  id: string;
  personId: string;
  notice: string;
  givenAt: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    registration: RegistrationTable;
    consent: ConsentTable;
  }
}
