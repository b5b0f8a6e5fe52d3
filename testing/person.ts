import type * as z from 'zod';
import type { Call } from '#contract/call';
import { codecOf } from '#contract/codec';
import { fromWire, toWire } from '#contract/traverse';
import type { Language } from '#contract/words';
import { note } from './seen';

/** The envelope around every answer (AP7), as it stood on the wire. */
export interface Envelope {
  readonly ErrorCode: number;
  readonly RequestMsg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- stories read raw wire values
  readonly ResultValue: any;
}

/** What a call answered. */
export interface Reply extends Envelope {
  readonly status: number;
  readonly headers: Headers;
}

/** A refusal, with the number a story expects. */
export class Refused extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly result: unknown,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Where a refusal of what was sent says that something is wrong; throws where it was refused for another reason. */
export const defectFields = (refusal: Refused | Reply): string[] => {
  const [code, found] =
    refusal instanceof Refused
      ? [refusal.code, refusal.result]
      : [refusal.ErrorCode, refusal.ResultValue as unknown];
  if (code !== 2002) throw new Error(`this was answered ${code}`);
  return (found as { Field: string }[]).map(({ Field }) => Field);
};

/** The refusal of a call that must be refused, with all that it says; throws when it was answered. */
export const refused = async (call: Promise<unknown>): Promise<Refused> => {
  const fault = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(fault instanceof Refused)) throw new Error('this should have been refused');
  return fault;
};

interface Sent {
  readonly headers?: Record<string, string>;
  readonly requestId?: string;
  readonly body?: FormData;
}

/** Whatever asks in wire names: a program, or a browser. */
export interface Asker {
  wire(route: string, input?: object, sent?: Sent): Promise<Reply>;
}

/** Somebody who asks over HTTP: a visitor, or a person signed in. Everything goes over HTTP, in wire names. */
export class Person {
  language: Language = 'zh';

  constructor(
    readonly address: string,
    readonly token?: string,
    readonly name = 'visitor',
    readonly id = '',
  ) {}

  /** Asks in wire names: `wire('POST /api/UserOrg/GetOrgList', { PageIndex: 1 })`. */
  async wire(
    route: string,
    input: object = {},
    { headers = {}, requestId, body }: Sent = {},
  ): Promise<Reply> {
    const [method, path] = route.split(' ') as [string, string];
    const isGet = method === 'GET';
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const reply = await fetch(`${this.address}${path}${query}`, {
      method,
      headers: {
        language: this.language,
        ...(this.token && { token: this.token }),
        ...(!isGet && body === undefined && { 'content-type': 'application/json-patch+json' }),
        ...(requestId && { 'request-id': requestId }),
        ...headers,
      },
      ...(!isGet && { body: body ?? JSON.stringify(input) }),
    });
    const envelope = (await reply.json()) as Omit<Reply, 'status' | 'headers'>;
    note(method, path, envelope.ErrorCode);
    return { status: reply.status, headers: reply.headers, ...envelope };
  }

  /** Does a call of the contract in inside names; throws `Refused`. */
  async do<C extends Call>(
    call: C,
    input: z.output<C['takes']>,
    sent: Sent = {},
  ): Promise<z.output<C['gives']>> {
    const route = `${call.method} ${call.path}`;
    const reply = await this.wire(route, toWire(codecOf(call.takes), input) as object, sent);
    if (reply.ErrorCode !== 0) throw new Refused(reply.ErrorCode, reply.RequestMsg, reply.ResultValue);
    return fromWire(codecOf(call.gives), reply.ResultValue) as z.output<C['gives']>;
  }

  /** The number of the refusal of a call that must be refused; throws when it was not. */
  async refusal<C extends Call>(call: C, input: z.output<C['takes']>, sent: Sent = {}): Promise<number> {
    try {
      await this.do(call, input, sent);
    } catch (fault) {
      if (fault instanceof Refused) return fault.code;
      throw fault;
    }
    throw new Error(`${call.path} should have been refused to ${this.name}`);
  }

  /** Takes the file that a call answers with; throws `Refused` where it answers an envelope. */
  async take<C extends Call>(call: C, input: z.output<C['takes']>): Promise<{ name: string; bytes: Buffer }> {
    const wire = toWire(codecOf(call.takes), input) as Record<string, string>;
    const isGet = call.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(wire)}` : '';
    const reply = await fetch(`${this.address}${call.path}${query}`, {
      method: call.method,
      headers: {
        language: this.language,
        ...(this.token && { token: this.token }),
        ...(!isGet && { 'content-type': 'application/json-patch+json' }),
      },
      ...(!isGet && { body: JSON.stringify(wire) }),
    });
    if (reply.headers.get('content-type')?.startsWith('application/json')) {
      const said = (await reply.json()) as Reply;
      note(call.method, call.path, said.ErrorCode);
      throw new Refused(said.ErrorCode, said.RequestMsg, said.ResultValue);
    }
    note(call.method, call.path, 0);
    const [, name = ''] =
      /filename\*=UTF-8''([^;]+)/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    return { name: decodeURIComponent(name), bytes: Buffer.from(await reply.arrayBuffer()) };
  }

  /** Fetches bytes: a download, a page. */
  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, {
      headers: { ...(this.token && { token: this.token }), ...headers },
      redirect: 'manual',
    });
  }

  /** Sends a file with fields in front. */
  async upload(
    path: string,
    name: string,
    bytes: Uint8Array,
    fields: Record<string, string> = {},
    sent: Sent = {},
  ): Promise<Reply> {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    return this.wire(`POST ${path}`, {}, { ...sent, body: form });
  }
}
