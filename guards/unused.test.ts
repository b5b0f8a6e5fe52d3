import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#host/root';

/** A small project under the same rules, in which one thing of each kind is used by nobody. */
const planted: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "small", "type": "module", "dependencies": { "forgotten": "1.0.0" } }',
  'start/main.ts': "import { used, type Used } from '../host/room';\nconst one: Used = used;\nvoid one;\n",
  'host/room.ts': [
    'export type Used = number;',
    'export interface Nowhere {}',
    'export const onlyHere = 1;',
    'export const used = onlyHere + 1;',
    'export const dead = 2;\n',
  ].join('\n'),
  'host/left-behind.ts': 'export const lost = 3;\n',
};

test('a file, an export, a type and a package that nobody uses are found', async () => {
  const project = await mkdtemp(join(tmpdir(), 'unused-'));
  try {
    await copyFile(join(root, 'knip.jsonc'), join(project, 'knip.jsonc'));
    for (const [path, text] of Object.entries(planted)) {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    }
    const knip = join(root, 'node_modules/.bin/knip');
    const { code, said } = await new Promise<{ code: unknown; said: string }>((done) =>
      execFile(
        knip,
        ['--no-progress', '--no-config-hints', '--reporter', 'json'],
        { cwd: project },
        (fault, out) => done({ code: fault?.code ?? 0, said: out }),
      ),
    );
    expect(code).toBe(1);
    expect([...said.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name).toSorted()).toEqual([
      'Nowhere',
      'dead',
      'forgotten',
      'host/left-behind.ts',
      'onlyHere',
    ]);
  } finally {
    await rm(project, { recursive: true });
  }
});
