import { sql, type Selectable } from 'kysely';
import { objectKind } from '../../../host/objects';
import type { RegistrationTable } from './tables';

/** Registrations are seen by those who decide on them. */
export const registrationKind = objectKind('registration', (_, me) =>
  me?.rights.has('registration.decide') ? sql<boolean>`true` : sql<boolean>`false`,
);

declare module '../../../host/objects' {
  interface LoadedObjects {
    registration: Selectable<RegistrationTable>;
  }
}
