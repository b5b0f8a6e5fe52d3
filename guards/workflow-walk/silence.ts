import { sql } from 'kysely';
import { escalateCancellations } from '#product/applications/server/endings/cancellation';
import type { TestApp } from '#testing';

/** The agency lets its days go by, and the request to cancel goes on to the public-service agency. */
export const agencyIsSilent = async (app: TestApp, applicationId: string): Promise<void> => {
  await sql`update deadline set due_at = ${app.now().toISOString()}::timestamptz - interval '1 day'
    where object_id = ${applicationId} and done_at is null and holder = 'agency'`.execute(app.db);
  await escalateCancellations(app.services);
};
