import { calls, read, upload, write } from '#contract/call';
import { id, listOf, moment, oneOf, ref, sha256, text, strictObject, integer } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { FileText } from './file-text';
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

/** What documents may be, and how large. */
export const documentRules = {
  bytes: 100 * megabyte,
  kinds: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'jpg', 'png', 'mp4', 'webm', 'zip'],
};

/** A file that arrives in parts: on its way, being looked through, stored, or refused with a reason. */
export const UploadInParts = strictObject({
  id,
  name: text(255),
  size: integer(1, 1_000_000_000),
  arrived: integer(0, 1_000_000_000),
  state: oneOf(['arriving', 'checking', 'stored', 'refused']),
  /** What it is meant for, in the words of the page that sends it. */
  place: text(200),
  file: StoredFile.nullable(),
  problem: strictObject({ code: integer(1, 9_999), sentence: text(600) }).nullable(),
});

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
    files: { atMost: 10, ...documentRules },
  }),
  beginUpload: write('POST /api/OriginalMaterial/BeginUpload', {
    called: ['开始分段上传文件', 'Upload in parts begun', 'Carga por partes iniciada'],
    may: 'signed-in',
    takes: strictObject({
      name: text(255, 1),
      size: integer(1, documentRules.bytes),
      /** Of its first and last bytes: the same file, chosen again, goes on where it was. */
      fingerprint: sha256,
      place: text(200),
    }),
    gives: UploadInParts,
  }),
  uploads: read('POST /api/OriginalMaterial/GetUploads', {
    called: ['查看未完成的上传', 'Unfinished uploads listed', 'Lista de cargas sin terminar'],
    may: 'signed-in',
    takes: strictObject({ place: text(200) }),
    gives: listOf(UploadInParts),
  }),
  uploadById: read('GET /api/OriginalMaterial/GetUpload', {
    called: ['查看分段上传', 'Upload in parts read', 'Consulta de una carga por partes'],
    may: 'signed-in',
    on: 'upload',
    takes: strictObject({ id: ref('upload') }),
    gives: UploadInParts,
  }),
  discardUpload: write('POST /api/OriginalMaterial/DiscardUpload', {
    called: ['丢弃未完成的上传', 'Unfinished upload discarded', 'Carga sin terminar descartada'],
    may: 'signed-in',
    on: 'upload',
    takes: strictObject({ id: ref('upload') }),
    gives: strictObject({}),
  }),
  unpack: write('POST /api/OriginalMaterial/UnpackPackage', {
    called: ['解开压缩包', 'Archive unpacked', 'Archivo comprimido extraído'],
    may: 'signed-in',
    on: 'file',
    takes: strictObject({ id: ref('file') }),
    gives: strictObject({
      files: listOf(
        strictObject({ ...StoredFile.shape, mime: text(200), /** Its folders and name. */ path: text(500) }),
      ),
      refused: listOf(strictObject({ path: text(500), sentence: text(600) })),
    }),
    seconds: 60,
  }),
  about: read('GET /api/OriginalMaterial/GetFileAbout', {
    called: ['查看文件名称与类型', 'File looked up', 'Consulta de un archivo'],
    may: 'signed-in',
    on: 'file',
    takes: strictObject({ id: ref('file') }),
    gives: strictObject({ id, name: text(255), mime: text(200), size: integer(0, 1_000_000_000) }),
  }),
  text: read('GET /api/OriginalMaterial/GetFileText', {
    called: ['查看文件的文字', 'Text of a file read', 'Consulta del texto de un archivo'],
    may: 'signed-in',
    on: 'file',
    takes: strictObject({ id: ref('file') }),
    gives: FileText,
    audited: true,
    seconds: 30,
  }),
  link: write('POST /api/BaseData/GetFileLink', {
    called: ['打开文件', 'File opened', 'Archivo abierto'],
    may: 'signed-in',
    on: 'file',
    takes: strictObject({ id: ref('file'), use: oneOf(['view', 'download', 'video']) }),
    gives: strictObject({ url: withMetadata(text(1_200), { guarded: true }), expiresAt: moment }),
  }),
});
