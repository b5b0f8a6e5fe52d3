import { openApiOf } from '#contract/openapi';
import { workedOut } from '#host/contributions';
import type { Services } from '#host/services';
import type { OutgoingFile } from '#host/serve';

type Product = Pick<Services, 'contributed'>;

/** Printed once, when somebody first asks for it. */
const printed = workedOut(({ calls }) =>
  Buffer.from(JSON.stringify(openApiOf(calls.map(({ area }) => area)))),
);

/** The documentation of every call (OpenAPI 3.1). */
export const openApi = ({ contributed }: Product): OutgoingFile => ({
  name: 'openapi.json',
  type: 'application/vnd.oai.openapi+json; charset=utf-8',
  bytes: printed(contributed),
  inline: true,
});

/** The calls that take a right, by method and path. */
export const pathsUnder = ({ contributed }: Product, right: string): string[] =>
  contributed.calls.flatMap(({ area }) =>
    Object.values(area.calls).flatMap(({ may, method, path }) =>
      may === right ? [`${method} ${path}`] : [],
    ),
  );
