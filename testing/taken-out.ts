import type { FastifyInstance } from 'fastify';
import type { Db } from '#host/database/connection';

const [kind, what = ''] = (process.env['TAKEN_OUT'] ?? '').split(/ (.*)/s);
/** Whether the tests run without a part of the product, to see which of them notice (guards/mutations). */
export const isTakenOut = kind !== '';

/**
 * Opens the app without the part that `TAKEN_OUT` names: `call POST /api/…` and `page /aboutUs` are answered as what is not
 * there, of `menu /system/roles` the row is gone. Known to the tests alone: nothing in the product can be switched off.
 */
export const takeOut = async (app: FastifyInstance, db: Db): Promise<void> => {
  if (kind === 'menu') {
    const rows = db
      .selectFrom('action')
      .select('id')
      .where('url', '=', what)
      .where('component', 'is not', null);
    await db.deleteFrom('roleAction').where('actionId', 'in', rows).execute();
    const { numDeletedRows } = await db.deleteFrom('action').where('id', 'in', rows).executeTakeFirst();
    if (numDeletedRows !== 1n) throw new Error(`no menu entry leads to ${what}`);
  } else if (isTakenOut) {
    const address = kind === 'page' ? `GET ${what}` : what;
    const [, path = ''] = address.split(' ');
    app.server.prependListener('request', (request) => {
      const [asked = '', query] = (request.url ?? '').split(/(\?.*)/s);
      const isIt = path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path;
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      if (isIt && address.startsWith(`${method} `))
        request.url = `${path.startsWith('/api/') ? '/api' : ''}/taken-out${query ?? ''}`;
    });
  }
};
