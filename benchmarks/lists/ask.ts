import type * as z from 'zod';
import type { Call } from '#contract/call';
import { codecOf } from '#contract/codec';
import { fromWire, toWire } from '#contract/traverse';
import type { LoadQuestion } from '../load';
import { ask } from '../probe';

/** Somebody signed in: what their calls carry. */
export interface Asker {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs in as a browser does. */
export const enter = async (address: string, loginName: string, pwd: string): Promise<Asker> => {
  const { body, cookies } = await ask(`${address}/api/UserAuth/GetManUserLogin`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    body: { LoginName: loginName, pwd },
  });
  const { ResultValue } = JSON.parse(body) as { ResultValue: { Token: string } };
  return { address, headers: { token: ResultValue.Token, cookie: cookies.join('; ') } };
};

/** A call of the contract as it goes over the wire. */
export const asked = <C extends Call>(
  { address, headers }: Asker,
  call: C,
  input: z.output<C['takes']>,
): LoadQuestion => {
  const wire = toWire(codecOf(call.takes), input) as Record<string, string>;
  const url = `${address}${call.path}`;
  return call.method === 'GET'
    ? { url: `${url}?${new URLSearchParams(wire).toString()}`, method: 'GET', headers }
    : {
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(wire),
      };
};

/** What an answer of the product says, in inside names. Throws for a refusal. */
export const answered = <C extends Call>(call: C, body: string): z.output<C['gives']> => {
  const { ErrorCode, RequestMsg, ResultValue } = JSON.parse(body) as {
    ErrorCode: number;
    RequestMsg: string;
    ResultValue: unknown;
  };
  if (ErrorCode !== 0) throw new Error(`refused: ${ErrorCode} ${RequestMsg}`);
  return fromWire(codecOf(call.gives), ResultValue) as z.output<C['gives']>;
};

/** Asks once. */
export const once = async <C extends Call>(
  asker: Asker,
  call: C,
  input: z.output<C['takes']>,
): Promise<z.output<C['gives']>> => {
  const { url, method, body } = asked(asker, call, input);
  const reply = await ask(url, {
    headers: asker.headers,
    ...(method === 'POST' && { body: JSON.parse(body!) as object }),
  });
  return answered(call, reply.body);
};
