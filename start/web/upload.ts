import type { StoredFile, UploadOptions } from '#shell/office';
import { sendDocument } from '#product/files/web/send';
import { filesApi } from '#product/files/web/calls';

/** One file through the upload for its use; the address of a picture is the two parts of the answer put together. */
export const upload = async (
  file: File,
  { use = 'document', place = '', ...progress }: UploadOptions,
): Promise<StoredFile> => {
  const stored =
    use === 'picture'
      ? (await filesApi.uploadPicture.send({}, [file], progress))[0]
      : await sendDocument(file, { place, ...progress });
  if (!stored) throw new Error('the upload was answered without a file');
  return {
    id: stored.fileId,
    name: stored.name,
    url: stored.homeUrl + stored.filePartPath,
    sha256: stored.sha256,
    size: stored.size,
  };
};
