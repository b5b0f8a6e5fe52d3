import type * as z from 'zod';
import type { PersonRecord } from '../../staff';

export type Person = z.output<typeof PersonRecord>;
