import type { SeededIds } from '#database/seeds/cases/draft-of';
import { openApp, type Person, type TestApp } from '..';
import { idsOf } from '../applications/story';
import { materials } from '#product/materials/contract';
import { accepted, fill, reviewed } from './story';
import { cast } from '../cast';

const { submit } = materials.calls;

/** An app with the people of these stories, and materials at every point of their way. */
export interface MaterialUsers {
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
export const openMaterialUsers = async (): Promise<MaterialUsers> => {
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

let made = 0;
export const begun = ({ app, ids }: MaterialUsers, more = {}) =>
  accepted(app, ids, `原始材料 ${(made += 1)}`, more);
export const filled = async (users: MaterialUsers) => {
  const { id, applicationId } = await begun(users);
  return { applicationId, ...(await fill(users.app, users.owner, id)) };
};
export const submitted = async (users: MaterialUsers) => {
  const { applicationId, id, rowVersion } = await filled(users);
  return { applicationId, ...(await users.owner.do(submit, { id, rowVersion })) };
};
export const passed = async (users: MaterialUsers) => {
  const moved = await submitted(users);
  return { applicationId: moved.applicationId, ...(await reviewed(users.assessor, moved)) };
};

/** What happens to the application, or to its report, outside this area. */
export const putApplication = ({ app }: MaterialUsers, id: string, status: number) =>
  app.db.updateTable('application').set({ status }).where('id', '=', id).execute();
export const putReport = ({ app }: MaterialUsers, applicationId: string, status: number) =>
  app.db.updateTable('report').set({ status }).where('applicationId', '=', applicationId).execute();
