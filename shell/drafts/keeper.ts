import { forgetText, holdText, keepText, lostTexts, type Found } from './drafts';
import { enter, leave } from './live';
import { isSame } from './same';

export type Values = Readonly<Record<string, unknown>>;

/** How a form's text is read and written, by field. */
export interface KeptForm {
  /** Which form of which record: `application/…/apply`. */
  readonly form: string;
  /** All that the form holds now. */
  readonly read: () => Values;
  /** Puts fields into the form as if they were typed. */
  readonly write: (values: Values) => void;
}

/** A text of an earlier window. */
export interface Leftover {
  readonly at: number;
  /** What the server has was changed since: the text is put in only where the person says so. */
  readonly isOutdated: boolean;
  /** Puts it into the form and keeps it there; gives the way to put back what stood there before. */
  readonly putIn: () => Promise<() => void>;
  /** Forgets it. */
  readonly forget: () => Promise<void>;
}

interface Surroundings {
  readonly kept: KeptForm | undefined;
  readonly send: () => Promise<unknown>;
  readonly tab: string;
  readonly title: string;
}

/** Milliseconds from a keystroke to its keeping. */
const soon = 400;
const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Keeps the text of one form: what it holds and the server does not. Keeping and forgetting happen in turn. */
export const openKeeper = () => {
  const writer = crypto.randomUUID();
  let around: Surroundings | undefined;
  let base: Values | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let turn: Promise<unknown> = Promise.resolve();
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const forget = (): void => {
    stop();
    leave(live);
    if (isHeld) turn = turn.then(() => forgetText(writer));
  };
  const live = {
    tab: () => around?.tab ?? '',
    send: async () => around?.send(),
    forget,
  };
  const keepNow = (): Promise<unknown> => {
    stop();
    const form = around?.kept;
    if (!form || !base) return turn;
    const before = base;
    const values = form.read();
    const changed = Object.keys(values).filter((field) => !isSame(values[field], before[field]));
    const text = {
      form: form.form,
      title: around?.title ?? '',
      values: only(values, changed),
      base: only(before, changed),
    };
    turn = turn.then(() => (changed.length === 0 ? forgetText(writer) : keepText(writer, text)));
    return turn;
  };
  const touch = (): void => {
    if (!around?.kept) return;
    enter(live);
    if (!isHeld) holdText(writer);
    isHeld = true;
    timer ??= setTimeout(() => void keepNow(), soon);
  };
  const putIn = async (found: Found): Promise<() => void> => {
    const was = only(around?.kept?.read() ?? {}, Object.keys(found.values));
    around?.kept?.write(found.values);
    touch();
    await keepNow();
    // Not before the same text is kept anew.
    await forgetText(found.writer);
    return () => around?.kept?.write(was);
  };
  return {
    follow: (now: Surroundings): void => {
      around = now;
    },
    touch,
    forget,
    /** The server has this now; what differs from it is kept on. */
    saved: (values: Values): void => {
      base = structuredClone(values);
      if (!around?.kept || isSame(values, around.kept.read())) forget();
      else void keepNow();
    },
    /** What is being sent is kept first: a window that goes before the answer leaves nothing older behind. */
    sending: (): Promise<unknown> => (timer ? keepNow() : turn),
    /** The window is about to be hidden: the last moment that it is sure to have. */
    hurry: (): void => {
      if (timer) void keepNow();
    },
    /** Once, when the form stands as the server has it: finds what an earlier window left of it. */
    begin: async (): Promise<Leftover | undefined> => {
      const form = around?.kept;
      if (base || !form) return undefined;
      base = structuredClone({ ...form.read() });
      const found = (await lostTexts()).find((text) => text.form === form.form);
      if (!found) return undefined;
      const stored = only(base, Object.keys(found.values));
      if (!isSame(stored, found.values))
        return {
          at: found.at,
          isOutdated: !isSame(stored, found.base),
          putIn: () => putIn(found),
          forget: () => forgetText(found.writer),
        };
      // It arrived after all: the window was gone before it heard so.
      await forgetText(found.writer);
      return undefined;
    },
  };
};
