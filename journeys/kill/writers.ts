import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Envelope } from '#testing/person';

/** A draft as it was acknowledged last. */
interface Draft {
  readonly name: string;
  readonly rowVersion: number;
}
/** A write that was asked for and got no answer. */
interface Unknown {
  readonly id: string | undefined;
  readonly rowVersion: number | undefined;
  readonly name: string;
  readonly requestId: string;
}

/** What the product said it had done. */
export interface Acknowledged {
  readonly drafts: Map<string, Draft>;
  /** Of every acknowledged write of a draft. */
  readonly requestIds: string[];
  readonly files: Map<string, { sha256: string }>;
  readonly unknown: Unknown[];
}

export const nothingYet = (): Acknowledged => ({
  drafts: new Map(),
  requestIds: [],
  files: new Map(),
  unknown: [],
});
export const acknowledgedWrites = ({ requestIds, files }: Acknowledged): number =>
  requestIds.length + files.size;

/** Somebody who writes and keeps a record of what was acknowledged. */
export interface Writer {
  readonly address: string;
  readonly token: string;
}

export const call = async (
  { address, token }: Writer,
  path: string,
  body: object | FormData,
  requestId?: string,
): Promise<Envelope> => {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      token,
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(requestId && { 'request-id': requestId }),
    },
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return (await reply.json()) as Envelope;
};

const draftOf = ({ id, rowVersion, name }: Omit<Unknown, 'requestId'>) => ({
  Step: 'edit',
  ...(id !== undefined && { Id: id, RowVersion: rowVersion }),
  Data: { ApplyInfo: name, FruitType: '1.1' },
});

const ask = async (writer: Writer, record: Acknowledged, wanted: Unknown): Promise<string> => {
  const reply = await call(writer, '/api/ApplyFor/SaveApply', draftOf(wanted), wanted.requestId);
  if (reply.ErrorCode !== 0) throw new Error(`${reply.ErrorCode} ${reply.RequestMsg}`);
  const { Id, RowVersion } = reply.ResultValue as { Id: string; RowVersion: number };
  record.drafts.set(Id, { name: wanted.name, rowVersion: RowVersion });
  record.requestIds.push(wanted.requestId);
  return Id;
};

/** Writes one draft anew and anew; what is acknowledged is written down, and the one without an answer as well. */
const edit = async (
  writer: Writer,
  record: Acknowledged,
  stopped: () => boolean,
  mine: string | undefined,
) => {
  for (let id = mine; !stopped();) {
    const rowVersion = id === undefined ? undefined : record.drafts.get(id)!.rowVersion;
    const wanted = { id, rowVersion, name: `Kill ${randomUUID()}`, requestId: randomUUID() };
    try {
      id = await ask(writer, record, wanted);
    } catch {
      record.unknown.push(wanted);
      // This draft stands in doubt until the product is back.
      return;
    }
  }
};

/** Asks again, under the same number, for what got no answer: it must be done once, whatever had happened. */
export const askAgain = async (writer: Writer, record: Acknowledged): Promise<void> => {
  for (const wanted of record.unknown.splice(0)) await ask(writer, record, wanted);
};

const picture = (): Promise<Buffer> => {
  const [red = 0, green = 0, blue = 0] = randomBytes(3);
  return sharp({ create: { width: 24, height: 24, channels: 3, background: { r: red, g: green, b: blue } } })
    .png()
    .toBuffer();
};

const uploadOne = async (writer: Writer, record: Acknowledged): Promise<void> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture())]), 'kill.png');
  const reply = await call(writer, '/api/BaseData/CommonUploadFile', form).catch(() => undefined);
  if (reply?.ErrorCode !== 0) return;
  for (const { FileId, Sha256 } of reply.ResultValue as { FileId: string; Sha256: string }[])
    record.files.set(FileId, { sha256: Sha256 });
};

/** Several writers, each at a draft of their own, and uploaders at once, until told to stop or the product is gone. */
export const writeUntil = async (
  writer: Writer,
  record: Acknowledged,
  stopped: () => boolean,
): Promise<void> => {
  const drafts = [...record.drafts.keys()];
  const uploading = async (): Promise<void> => {
    while (!stopped()) await uploadOne(writer, record);
  };
  await Promise.all([
    ...[0, 1, 2, 3].map((place) => edit(writer, record, stopped, drafts[place])),
    uploading(),
    uploading(),
  ]);
};

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
