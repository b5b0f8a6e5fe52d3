import type { AreaManifest } from '#host/contributions';
import served, { fileKind } from './server';

const area: AreaManifest = (all) => ({
  calls: [served],
  kinds: { file: fileKind(all) },
  personalData: [
    {
      table: 'file',
      of: ['ownerId'],
      says: ['上传的文件', 'Files uploaded', 'Archivos subidos'],
      fields: ['name', 'size', 'mime', 'sha256', 'createdAt'],
      newest: 'createdAt',
      // Pictures of a profile and files of drafts are nobody's once that is gone, and are swept.
      onErasure: 'evidence',
    },
  ],
});
export default area;
