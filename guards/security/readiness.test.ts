import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverOf } from '../../start/server';
import { openHouse, type TestHouse } from '../../start/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('OP-02 health and readiness tell the truth and nothing else, with the database and without', async () => {
  const states = async (address: string) => {
    const seen: (readonly [string, number, string])[] = [];
    for (const path of ['/health', '/ready']) {
      const reply = await fetch(`${address}${path}`);
      seen.push([path, reply.status, await reply.text()]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('server') ?? reply.headers.get('x-powered-by')).toBeNull();
    }
    return seen;
  };
  const well = { status: 'ok' };
  expect(await states(house.address)).toEqual([
    ['/health', 200, JSON.stringify(well)],
    ['/ready', 200, JSON.stringify(well)],
  ]);
  const unready = [
    ['/health', 200, JSON.stringify(well)],
    ['/ready', 503, JSON.stringify({ status: 'unavailable' })],
  ];
  const full = new pg.Pool({ ...house.house.pool.options, max: 1 });
  const held = await full.connect();
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 5_000 });
  const mute = new pg.Pool({ host: '192.0.2.1', connectionTimeoutMillis: 5_000 });
  for (const pool of [nowhere, mute, full]) {
    let port = 0;
    const app = await serverOf({ house: { ...house.house, pool }, port: () => port });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(address).port);
    expect(await states(address)).toEqual(unready);
    await app.close();
  }
  held.release();
  await Promise.all([full.end(), nowhere.end(), mute.end()]);
  for (const [method, path] of [['POST', '/health'], ['GET', '/health/env'], ['GET', '/ready/db'], ['GET', '/metrics'], ['GET', '/actuator']] as const)
    expect((await fetch(`${house.address}${path}`, { method, redirect: 'manual' })).status, path).not.toBe(200);
}); // prettier-ignore
