import type { SeededIds } from '#database/seeds/cases/draft-of';
import { openApp, type Person, type TestApp } from '..';
import { idsOf } from '../applications/story';
import { materials } from '#product/materials/contract';
import { accepted, fill, reviewed } from './story';
import { cast } from '../cast';

const { submit } = materials.calls;

/** An app with the people of these stories, and materials at every point of their way. */
export interface Cast {
  readonly app: TestApp;
  readonly ids: SeededIds;
  readonly owner: Person;
  readonly manager: Person;
  readonly assessor: Person;
  readonly techManager: Person;
  /** Another owner, of another hospital. */
  readonly stranger: Person;
}

/** Opens an app and signs everybody in. Close it in `afterAll`. */
export const openCast = async (): Promise<Cast> => {
  const app = await openApp();
  return {
    app,
    ids: await idsOf(app),
    owner: await app.signIn(cast.owner),
    manager: await app.signIn(cast.manager),
    assessor: await app.signIn(cast.assessor),
    techManager: await app.signIn(cast.technologyManager),
    stranger: await app.signIn(cast.otherOwner),
  };
};

let told = 0;
export const begun = ({ app, ids }: Cast, more = {}) => accepted(app, ids, `原始材料 ${(told += 1)}`, more);
export const filled = async (cast: Cast) => {
  const { id, applicationId } = await begun(cast);
  return { applicationId, ...(await fill(cast.app, cast.owner, id)) };
};
export const submitted = async (cast: Cast) => {
  const { applicationId, id, rowVersion } = await filled(cast);
  return { applicationId, ...(await cast.owner.do(submit, { id, rowVersion })) };
};
export const passed = async (cast: Cast) => {
  const moved = await submitted(cast);
  return { applicationId: moved.applicationId, ...(await reviewed(cast.assessor, moved)) };
};

/** What happens to the application, or to its report, outside this area. */
export const putApplication = ({ app }: Cast, id: string, status: number) =>
  app.db.updateTable('application').set({ status }).where('id', '=', id).execute();
export const putReport = ({ app }: Cast, applicationId: string, status: number) =>
  app.db.updateTable('report').set({ status }).where('applicationId', '=', applicationId).execute();
