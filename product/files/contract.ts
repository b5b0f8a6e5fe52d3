import { calls, upload, write } from '#contract/call';
import { id, listOf, moment, oneOf, ref, sha256, text, strictObject, integer } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { fileRights } from './rights';

/** A file as it was kept (domain §4.6, CommonUploadFile). */
export const StoredFile = strictObject({
  homeUrl: text(300),
  filePartPath: text(100),
  fileId: id,
  sha256,
  name: text(255),
  size: integer(0, 1_000_000_000),
  scanState: text(20),
});

const megabyte = 1_048_576;

export const files = calls('files', fileRights, {
  uploadPicture: upload('POST /api/BaseData/CommonUploadFile', {
    called: ['上传图片', 'Picture uploaded', 'Imagen subida'],
    may: 'signed-in',
    takes: strictObject({}),
    gives: listOf(StoredFile),
    files: { atMost: 5, bytes: 5 * megabyte, kinds: ['jpg', 'png', 'webp'] },
  }),
  uploadDocument: upload('POST /api/OriginalMaterial/UploadFile', {
    called: ['上传材料文件', 'Document uploaded', 'Documento subido'],
    may: 'signed-in',
    takes: strictObject({}),
    gives: listOf(StoredFile),
    files: { atMost: 10, bytes: 100 * megabyte, kinds: ['pdf', 'docx', 'xlsx', 'pptx', 'jpg', 'png', 'mp4'] },
  }),
  link: write('POST /api/BaseData/GetFileLink', {
    called: ['打开文件', 'File opened', 'Archivo abierto'],
    may: 'signed-in',
    on: 'file',
    takes: strictObject({ id: ref('file'), use: oneOf(['view', 'download', 'video']) }),
    gives: strictObject({ url: withMetadata(text(1_200), { guarded: true }), expiresAt: moment }),
  }),
});
