import type * as z from 'zod';
import type { RoleRow } from '../../role';

export type Role = z.output<typeof RoleRow>;
