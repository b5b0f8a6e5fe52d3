import type { Context } from '#host/context';
import type { ReportRecord } from './computed-levels';

export type Mine = Context<NonNullable<Context['me']>, ReportRecord>;
