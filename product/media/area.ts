import type { AreaManifest } from '#host/contributions';
import { mediaProblems } from './problems';
import served, { pictureKind, readablePictures, renderPictures } from './server';
import { waitingPictures } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [mediaProblems],
  kinds: { picture: pictureKind },
  fileReaders: [readablePictures],
  leads: { picture: (id) => `/NewsMedia?Id=${id}` },
  waiting: [waitingPictures],
  jobs: [(services) => [{ name: 'renderPictures', at: '* * * * *', work: () => renderPictures(services) }]],
  personalData: [
    {
      table: 'mediaPicture',
      of: ['uploadedBy', 'proposedBy'],
      says: ['上传的图片', 'Pictures uploaded', 'Imágenes subidas'],
      fields: ['name', 'number', 'createdAt'],
      newest: 'updatedAt',
      onErasure: 'evidence',
    },
  ],
};
export default area;
