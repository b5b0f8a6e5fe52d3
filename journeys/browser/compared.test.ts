import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { differenceOf, differences } from './compared';

const name = `compared-${process.pid}`;
const parts = ['1-before', '2-now', '3-different'].map((part) => join(differences, `${name}-${part}.png`));
const there = () => parts.map((part) => existsSync(part));
afterAll(() => Promise.all(parts.map((part) => rm(part, { force: true }))));

const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ffffff' } });
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#1a4d80' } })
    .png()
    .toBuffer();
const plain = await sheet(200, 100).png().toBuffer();
const marked = async (side: number) =>
  sheet(200, 100)
    .composite([{ input: await square(side), left: 10, top: 10 }])
    .png()
    .toBuffer();

it('two pictures are the same to who looks at them, or lie beside each other with what differs', async () => {
  expect(await differenceOf(name, plain, plain)).toBeUndefined();
  expect(await differenceOf(name, plain, await marked(2))).toBeUndefined();
  expect(there()).toEqual([false, false, false]);
  expect(await differenceOf(name, plain, await marked(20))).toBe(`${name}: 400 points of 20000`);
  expect(there()).toEqual([true, true, true]);
  await Promise.all(parts.map((part) => rm(part)));
  // A page that became longer, which is what mostly happens.
  const longer = await sheet(200, 140).png().toBuffer();
  expect(await differenceOf(name, plain, longer)).toBe(`${name}: 200 × 140, before 200 × 100`);
  expect(there()).toEqual([true, true, true]);
});
