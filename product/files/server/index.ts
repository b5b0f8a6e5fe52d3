import { fileLinks } from '#host/files/links';
import { serve } from '#host/serve';
import { files } from '../contract';
import { storeRows } from './keep';
import { fileText } from './text';
import { unpack } from './unpack';
import { requireOpen } from './visible';
import { beginUpload, discardUpload, uploadById, uploads } from './uploads';

export { fileKind, openAmong, type Reader } from './visible';
export { filePages } from './pages';
export { pageCount } from './page-count';
export { uploadKind } from './uploads';
export { uploadParts } from './parts';
export { uploadJobs } from './check';

const lifetime = { view: 60, download: 60, video: 600 } as const;

export default serve(files, {
  uploadPicture: (_, context, stored) =>
    storeRows(stored, { fileClass: 'picture', ownerId: context.me.personId }, context),
  uploadDocument: (_, context, stored) =>
    storeRows(stored, { fileClass: 'document', ownerId: context.me.personId }, context),
  beginUpload,
  uploads,
  uploadById,
  discardUpload,
  unpack,
  about: async (_, { object: { id, name, mime, size }, ...context }) => {
    await requireOpen(context, id);
    return { id, name, mime, size };
  },
  text: fileText,
  link: async ({ id, use }, context) => {
    const { services, me, now } = context;
    await requireOpen(context, id);
    const ticket = fileLinks({ links: services.keys.links }).sign(
      { file: id, person: me.personId, session: me.sessionId, use },
      now,
    );
    return {
      url: `/file/${ticket}`,
      expiresAt: new Date(now.getTime() + lifetime[use] * 1_000).toISOString(),
    };
  },
});
