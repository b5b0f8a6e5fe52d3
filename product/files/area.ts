import type { AreaManifest } from '#host/contributions';
import served, { fileKind, uploadJobs, uploadKind, uploadParts } from './server';

const area: AreaManifest = (all) => ({
  calls: [served],
  kinds: { file: fileKind(all), upload: uploadKind },
  parts: [uploadParts],
  jobs: [uploadJobs],
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
    {
      table: 'upload',
      of: ['ownerId'],
      says: ['未完成的上传', 'Unfinished uploads', 'Cargas sin terminar'],
      fields: ['name', 'size', 'state', 'createdAt'],
      newest: 'createdAt',
      onErasure: 'removed',
    },
  ],
});
export default area;
