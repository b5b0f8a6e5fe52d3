import type { Changes } from '../database/changes';
import { SharedReply } from './shared-reply';

/** So many bytes are held in memory at most. */
const mostBytes = 48 * 1024 ** 2;

/**
 * Replies that are the same for everybody, held in memory until what they were made from changes or their time is over; what was
 * asked for least lately makes room. Those who ask for the same at once wait for one that is made. Whatever is no `SharedReply`
 * is handed on and forgotten.
 */
export const sharedReplies = (
  { now, known }: Pick<Changes, 'now' | 'known'>,
  clock: () => Date,
  { most = mostBytes }: { readonly most?: number } = {},
) => {
  let madeAt: number | undefined;
  let held = new Map<string, SharedReply>();
  let making = new Map<string, Promise<unknown>>();
  let bytes = 0;

  const forget = (key: string, reply: SharedReply): void => {
    held.delete(key);
    bytes -= reply.size;
  };
  const hold = (key: string, reply: SharedReply): void => {
    held.set(key, reply);
    bytes += reply.size;
    for (const [oldest, each] of held) {
      if (bytes <= most) return;
      forget(oldest, each);
    }
  };
  const forgetAll = (): void => {
    [held, making, bytes] = [new Map(), new Map(), 0];
  };

  /** The one that is held, if it still says what it would say now. */
  const lookUp = (key: string): SharedReply | undefined => {
    const there = held.get(key);
    if (!there) return undefined;
    forget(key, there);
    if (clock().getTime() >= there.until) return undefined;
    hold(key, there);
    return there;
  };

  /** The reply for a key: the one that is held, or the one that `make` gives, which is told whether it may be held. */
  const find = async <Other>(
    key: string,
    make: (isHeld: boolean) => Promise<SharedReply | Other>,
  ): Promise<SharedReply | Other> => {
    const at = await now();
    if (at !== madeAt) forgetAll();
    madeAt = at;
    if (at === undefined) return make(false);
    const there = lookUp(key);
    if (there) return there;
    const under = making.get(key);
    if (under) return under as Promise<SharedReply | Other>;
    const mine = making;
    const made = make(true).finally(() => void mine.delete(key));
    mine.set(key, made);
    const reply = await made;
    // Changed meanwhile: whoever waited has what was true when they asked, and the next one asks anew.
    if (reply instanceof SharedReply && making === mine) hold(key, reply);
    return reply;
  };

  return {
    find,
    /** The reply for a key where it is held and nobody has to be asked whether it still holds. */
    atHand: (key: string): SharedReply | undefined => {
      const at = known();
      return at !== undefined && at === madeAt ? lookUp(key) : undefined;
    },
  };
};
