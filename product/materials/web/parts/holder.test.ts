import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '#testing';
import { accepted, cast, worldOf } from '#testing/story';
import { fillMaterial, passMaterial, submitMaterial } from '#testing/story/material';
import { materials } from '../../contract';
import { holderOf } from './holder';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

test('a material’s page names who holds it: the applicant fills in, the assessor reviews, a passed one nobody holds', async () => {
  const world = worldOf(house);
  const about = await accepted(world);
  const holder = async (): Promise<string | null> => {
    const assessor = await house.signIn(cast.assessor);
    const seen = await assessor.do(materials.calls.byId, { applicationId: about.applicationId });
    return holderOf(seen, ((word: string) => word) as never);
  };
  expect(await holder()).toBe('materialScreens.applicant');
  await fillMaterial(world, about);
  await submitMaterial(world, about);
  expect(await holder()).toBe('陆景行');
  await passMaterial(world, about);
  expect(await holder()).toBeNull();
});
