import { expect, test } from 'vitest';
import { accepted, worldOf } from '#testing/story';
import { fillMaterial, passMaterial, submitMaterial } from '#testing/story/material';
import { materials } from '../../contract';
import { holderOf } from './holder';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();

test('a material’s page names who holds it: the applicant fills in, the assessor reviews, a passed one nobody holds', async () => {
  const world = worldOf(app);
  const about = await accepted(world);
  const holder = async (): Promise<string | null> => {
    const assessor = await app.signIn(cast.assessor);
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
