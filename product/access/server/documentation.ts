import type { Area } from '#contract/call';
import { openApiOf } from '#contract/openapi';
import type { OutgoingFile } from '#host/serve';

let areas: readonly Area[] = [];
let printed: Buffer | undefined;

/** Says which areas the product has: told at start by the one room that knows them all. */
export const describeCalls = (all: readonly Area[]): void => {
  areas = all;
  printed = undefined;
};

/** The documentation of every call (OpenAPI 3.1), printed once, when somebody first asks for it. */
export const openApi = (): OutgoingFile => ({
  name: 'openapi.json',
  type: 'application/vnd.oai.openapi+json; charset=utf-8',
  bytes: (printed ??= Buffer.from(JSON.stringify(openApiOf(areas)))),
  inline: true,
});

/** The calls that take a right, by method and path. */
export const pathsUnder = (right: string): string[] =>
  areas.flatMap(({ calls }) =>
    Object.values(calls).flatMap(({ may, method, path }) => (may === right ? [`${method} ${path}`] : [])),
  );
