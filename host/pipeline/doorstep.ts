import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Said } from '../answers';
import type { ReadyAnswer } from './shared-reply';

/** What is answered from memory: an answer, and the address it was mounted at. */
interface Held {
  readonly what: string;
  readonly answer: ReadyAnswer;
}
/** The held answer to exactly this request; undefined where anything about it has to be worked out. */
export type FindHeld = (request: IncomingMessage) => Held | undefined;

/** What every answer has, whichever way it is given: the same functions as on the way through the framework. */
export interface Common {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly newId: () => string;
  readonly admits: (request: IncomingMessage) => boolean;
  readonly compareProxies: (request: IncomingMessage) => void;
  readonly address: (request: IncomingMessage) => string;
  readonly say: (said: Said) => void;
}

/** One reader takes the first, another the last: what was judged would not be what is meant (IN-07). */
export const namesHostTwice = ({ rawHeaders }: IncomingMessage): boolean => {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found > 1;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Answers what lies ready before the framework is asked (decision 0097); false where it is left to the framework: whatever is
 * refused, has a body, or is not held. Nothing is decided here that would be decided otherwise there.
 */
export const doorstep = (find: FindHeld, common: Common) => {
  // As a flat list it is copied, not put together.
  const always = common.headers.flat();
  const heads = new WeakMap<ReadyAnswer, readonly string[]>();
  const headOf = (answer: ReadyAnswer): readonly string[] => {
    let head = heads.get(answer);
    if (!head) {
      const own = Object.entries(answer.headers).flat();
      const length = answer.body ? ['content-length', String(answer.body.length)] : [];
      heads.set(answer, (head = [...always, ...own, ...length]));
    }
    return head;
  };

  /** Answers of this turn of the event loop. */
  let turn: (() => void)[] = [];
  /** One right after the other: whoever asks is woken once for many, which costs more than an answer. */
  const give = (): void => {
    const answers = turn;
    turn = [];
    for (const answer of answers) answer();
  };

  return (request: IncomingMessage, reply: ServerResponse): boolean => {
    const { method = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    if (namesHostTwice(request) || !common.admits(request)) return false;
    const held = find(request);
    if (!held) return false;
    const { what, answer } = held;
    const begun = performance.now();
    const id = common.newId();
    common.compareProxies(request);
    reply.once('finish', () =>
      common.say({
        ...{ id, method, what, path: what, call: undefined, error: undefined, person: undefined },
        status: answer.status,
        milliseconds: Math.round(performance.now() - begun),
        from: common.address(request),
      }),
    );
    const place = turn.push(() => {
      reply.writeHead(answer.status, [...headOf(answer), 'request-id', id]);
      reply.end(answer.body);
    });
    if (place === 1) setImmediate(give);
    return true;
  };
};
