import { calls, read, write } from '#contract/call';
import { id, integer, nothing, oneOf, pageOf, paging, ref, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { PictureDetails, pictureFields, pictureNumber, PictureRow } from './picture';
import { mediaRights } from './rights';

const named = { id: withMetadata(id, { ref: 'picture' }), rowVersion: integer(1, 1_000_000_000) };
const on = 'picture';

/** The library of pictures that editors put into what readers read. */
export const media = calls('media', mediaRights, {
  list: read('POST /api/Media/GetPictureList', {
    called: ['查看图片库', 'Pictures listed', 'Lista de imágenes'],
    may: 'media.read',
    takes: strictObject({
      ...paging,
      /** A word of its name or of what it shows, or its number. */
      keyword: text(80).optional(),
      use: oneOf(['used', 'unused', 'proposed']).optional(),
    }),
    gives: pageOf(PictureRow),
  }),
  byId: read('GET /api/Media/GetPictureById', {
    called: ['查看图片', 'Picture read', 'Consulta de una imagen'],
    may: 'media.read',
    on,
    takes: strictObject({ id: ref('picture') }),
    gives: PictureDetails,
  }),
  shown: read('GET /api/Media/GetPictureByNumber', {
    called: ['按编号查看图片', 'Picture found by its number', 'Imagen hallada por su número'],
    may: 'media.read',
    takes: strictObject({ number: pictureNumber }),
    gives: strictObject({
      id,
      ...pictureFields,
      width: integer(1, 100_000),
      height: integer(1, 100_000),
      /** A file that shows it in a middle size. */
      fileId: id,
    }),
  }),
  add: write('POST /api/Media/AddPicture', {
    called: ['新增图片', 'Picture added', 'Imagen añadida'],
    may: 'media.edit',
    takes: strictObject({ ...pictureFields, fileId: ref('file') }),
    gives: strictObject({ id, number: pictureNumber }),
  }),
  change: write('POST /api/Media/EditPicture', {
    called: ['修改或更换图片', 'Picture changed or replaced', 'Imagen modificada o sustituida'],
    may: 'media.edit',
    on,
    takes: strictObject({
      ...named,
      ...pictureFields,
      /** The file that takes the place of the one it has; null leaves it. */
      fileId: ref('file').nullable(),
    }),
    /** Whether it has changed, or waits for another person to agree. */
    gives: strictObject({ isProposed: PictureRow.shape.isProposed }),
    refreshes: ['newsroom', 'tasks'],
  }),
  approve: write('POST /api/Media/ApprovePicture', {
    called: ['同意更换图片', 'Change of a picture agreed to', 'Cambio de una imagen aprobado'],
    may: 'media.approve',
    on,
    takes: strictObject(named),
    gives: nothing,
    refreshes: ['newsroom', 'tasks'],
  }),
  reject: write('POST /api/Media/RejectPicture', {
    called: ['放弃更换图片', 'Change of a picture dropped', 'Cambio de una imagen descartado'],
    may: 'media.approve',
    on,
    takes: strictObject(named),
    gives: nothing,
    refreshes: ['tasks'],
  }),
  remove: write('POST /api/Media/DelPicture', {
    called: ['删除图片', 'Picture deleted', 'Imagen eliminada'],
    may: 'media.edit',
    on,
    takes: strictObject(named),
    gives: nothing,
  }),
});
