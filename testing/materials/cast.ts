import type { SeededIds } from '#database/seeds/cases/draft-of';
import { openHouse, type Refused, type Person, type TestHouse } from '..';
import { idsOf } from '../applications/story';
import { materials } from '#product/materials/contract';
import { accepted, fill, reviewed } from './story';

const { submit } = materials.calls;

/** A house with the people of these stories, and materials at every point of their way. */
export interface Cast {
  readonly house: TestHouse;
  readonly ids: SeededIds;
  readonly owner: Person;
  readonly manager: Person;
  readonly assessor: Person;
  readonly techManager: Person;
  /** Another owner, of another hospital. */
  readonly stranger: Person;
}

/** Opens a house and signs everybody in. Close it in `afterAll`. */
export const openCast = async (): Promise<Cast> => {
  const house = await openHouse();
  return {
    house,
    ids: await idsOf(house),
    owner: await house.signIn('suyanqing'),
    manager: await house.signIn('yanshenzhi'),
    assessor: await house.signIn('lujingxing'),
    techManager: await house.signIn('tangyuan'),
    stranger: await house.signIn('jiangwangshu'),
  };
};

let told = 0;
export const begun = ({ house, ids }: Cast, more = {}) =>
  accepted(house, ids, `原始材料 ${(told += 1)}`, more);
export const filled = async (cast: Cast) => {
  const { id, applicationId } = await begun(cast);
  return { applicationId, ...(await fill(cast.house, cast.owner, id)) };
};
export const submitted = async (cast: Cast) => {
  const { applicationId, id, rowVersion } = await filled(cast);
  return { applicationId, ...(await cast.owner.do(submit, { id, rowVersion })) };
};
export const passed = async (cast: Cast) => {
  const moved = await submitted(cast);
  return { applicationId: moved.applicationId, ...(await reviewed(cast.assessor, moved)) };
};

/** Where a refusal says something is wrong. */
export const fields = (fault: Refused) => (fault.result as { Field: string }[]).map(({ Field }) => Field);

/** What happens to the application, or to its report, outside this area. */
export const putApplication = ({ house }: Cast, id: string, status: number) =>
  house.db.updateTable('application').set({ status }).where('id', '=', id).execute();
export const putReport = ({ house }: Cast, applicationId: string, status: number) =>
  house.db.updateTable('report').set({ status }).where('applicationId', '=', applicationId).execute();
