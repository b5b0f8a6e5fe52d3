import type { PartsRoute } from '#host/pipeline/parts';
import type { Services } from '#host/services';
import { partsPath } from '../paths';
import { checkSoon } from './check';
import type { Upload } from './uploads';

const isWhole = async (services: Services, { id }: Upload, arrived: number): Promise<void> => {
  await services.db
    .updateTable('upload')
    .set({ state: 'checking', arrived, updatedAt: services.clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .execute();
  void checkSoon(services);
};

/** Parts by the tus protocol. The last one ends the sending; whoever asks about a whole file is told that it is whole. */
export const uploadParts: PartsRoute = {
  path: `${partsPath}/:id`,
  begunBy: 'files.beginUpload',
  kind: 'upload',
  answer: async (services, upload: Upload, request) => {
    if (upload.state !== 'arriving') {
      const size = String(upload.size);
      const headers = { 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size };
      return new Response(null, { status: request.method === 'HEAD' ? 200 : 409, headers });
    }
    const answer = await services.files.parts.answer(request);
    const said = answer.headers.get('upload-offset');
    if (!answer.ok || said === null) return answer;
    const arrived = Number(said);
    if (arrived === upload.size) await isWhole(services, upload, arrived);
    else if (request.method === 'PATCH')
      await services.db
        .updateTable('upload')
        .set({ arrived, updatedAt: services.clock().toISOString() })
        .where('id', '=', upload.id)
        .execute();
    return answer;
  },
};
