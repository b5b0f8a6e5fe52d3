import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#host/root';
import { cast } from '#testing/cast';
import type { BrowserApp } from '../browser/app';
import { differenceOf, differences, packed } from '../browser/compared';
import { rendererOf, type Renderer } from '../browser/renderer';
import { cataloguePages, pictureNow, pictureOf } from './pictures';

const folder = join(root, 'journeys/gallery/accepted');
const madeBy = join(folder, 'made-by.json');
/** Set by `npm run pictures -- accept`: what is there now is how it shall be. */
const accepts = process.env['ACCEPT_PICTURES'] === '1';
const most = 5 * 1_048_576;
/** What the last lines of a run say of it. */
const said = join(root, '.cache/results/pictures.txt');
const tell = async (sentence: string): Promise<void> => {
  await mkdir(join(root, '.cache/results'), { recursive: true });
  await writeFile(said, `${sentence}\n`);
};
/** So often one that differs is looked at again, half a second later. */
const lookedAtAgain = 6;

const described = ({ browser, letters }: Renderer): string =>
  `browser ${browser} with the letters ${letters}`;

/** Every page of the catalogue beside the picture that was accepted of it. */
export const lookStories = (app: () => BrowserApp): void => {
  it('every page of the catalogue looks as it was accepted, or says that it cannot be told here', async () => {
    const { page } = await app().at('/workbench/workbench', cast.administrator, { height: 1_400 });
    const here = await rendererOf(page);
    await rm(differences, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const names = cataloguePages.map(([name]) => `${name}.webp`);
    if (accepts) {
      for (const [name, path] of cataloguePages)
        await writeFile(join(folder, `${name}.webp`), await packed(await pictureOf(page, path)));
      await writeFile(madeBy, `${JSON.stringify(here, null, 2)}\n`);
    }
    const there = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
    expect(there.toSorted(), 'npm run pictures -- accept').toEqual(names.toSorted());
    const sizes = await Promise.all(there.map((file) => stat(join(folder, file))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(most);
    expect(existsSync(madeBy)).toBe(true);
    const made = JSON.parse(await readFile(madeBy, 'utf8')) as Renderer;
    if (JSON.stringify(made) !== JSON.stringify(here)) {
      const reason = `they were made by ${described(made)}, and here is ${described(here)}`;
      return tell(`The catalogue's pictures were not compared: ${reason}.`);
    }
    const found: string[] = [];
    for (const [name, path] of cataloguePages) {
      const before = await readFile(join(folder, `${name}.webp`));
      let difference = await differenceOf(name, before, await pictureOf(page, path));
      // An editor colours a text while it has nothing else to do: on a busy machine that comes later than all that can be waited for.
      for (let again = 0; difference !== undefined && again < lookedAtAgain; again += 1)
        difference = await differenceOf(name, before, await pictureNow(page));
      if (difference !== undefined) found.push(difference);
    }
    await tell(`The catalogue's ${cataloguePages.length} pictures were compared, ${found.length} differ.`);
    expect(found, `look at .cache/pictures; then npm run pictures -- accept`).toEqual([]);
  }); // oxfmt-ignore
};
