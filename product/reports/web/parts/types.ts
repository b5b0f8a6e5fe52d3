import type * as z from 'zod';
import type { Assessment, TraceStep } from '#product/levels/assessment';
import type { Evidence, ReportDetail } from '../../report';
import type { SaveReport } from '../../contract';

export type Detail = z.output<typeof ReportDetail>;
export type StaffReport = Extract<Detail, { audience: 'staff' }>;
/** Everybody's reading but the administrator's: with sections and tables. */
export type WholeReport = Exclude<Detail, { audience: 'administrator' }>;
export type Assessed = z.output<typeof Assessment>;
export type EditorStep = z.output<typeof TraceStep>;
export type EvidenceRow = z.output<typeof Evidence>;

/** What is saved by itself: a section or a table. Levels by hand, another rule set and cited places go their own way. */
export type Part = Exclude<SaveReport['section'], 'override' | 'ruleSet' | 'citations'>;
type PartData<Name extends Part> = Extract<SaveReport, { section: Name }>['data'];
export type ReportValues = { readonly [Name in Part]: PartData<Name> };
export type Which = Extract<SaveReport, { section: 'override' }>['data']['which'];
