import { forgetText, holdText, storeText, lostTexts, type FoundDraft } from './drafts';
import { enter, leave } from './live';
import { isSame } from './same';

export type DraftValues = Readonly<Record<string, unknown>>;

/** How a form's text is read and written, by field. */
export interface StoredForm {
  /** Which form of which record: `application/…/apply`. */
  readonly form: string;
  /** All that the form holds now. */
  readonly read: () => DraftValues;
  /** Puts fields into the form as if they were typed. */
  readonly write: (values: DraftValues) => void;
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
  readonly storedForm: StoredForm | undefined;
  readonly send: () => Promise<unknown>;
  /** This browser keeps what is typed, since this moment. */
  readonly onStored: (at: number) => void;
  readonly tab: string;
  readonly title: string;
}

/** Milliseconds from a keystroke to its keeping. */
const soon = 400;
const only = (values: DraftValues, fields: readonly string[]): DraftValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Keeps the text of one form: what it holds and the server does not. Keeping and forgetting happen in turn. */
export const openKeeper = () => {
  const writer = crypto.randomUUID();
  let around: Surroundings | undefined;
  let base: DraftValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;
  let turn: Promise<unknown> = Promise.resolve();
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const forget = (): void => {
    stop();
    leave(live);
    if (isStored) turn = turn.then(() => forgetText(writer));
  };
  const live = {
    tab: () => around?.tab ?? '',
    send: async () => around?.send(),
    forget,
  };
  const storeNow = (): Promise<unknown> => {
    stop();
    const form = around?.storedForm;
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
    turn = turn.then(async () => {
      if (changed.length === 0) return forgetText(writer);
      const at = await storeText(writer, text);
      if (at !== undefined) around?.onStored(at);
    });
    return turn;
  };
  const touch = (): void => {
    if (!around?.storedForm) return;
    enter(live);
    if (!isStored) holdText(writer);
    isStored = true;
    timer ??= setTimeout(() => void storeNow(), soon);
  };
  const putIn = async (found: FoundDraft): Promise<() => void> => {
    const was = only(around?.storedForm?.read() ?? {}, Object.keys(found.values));
    around?.storedForm?.write(found.values);
    touch();
    await storeNow();
    // Not before the same text is kept anew.
    await forgetText(found.writer);
    return () => {
      around?.storedForm?.write(was);
      touch();
    };
  };
  return {
    follow: (now: Surroundings): void => {
      around = now;
    },
    touch,
    forget,
    /** Whether the form holds anything else than the server. */
    differs: (): boolean => {
      const form = around?.storedForm;
      return form !== undefined && base !== undefined && !isSame(base, form.read());
    },
    /** The server has this now; what differs from it is kept on. */
    saved: (values: DraftValues): void => {
      base = structuredClone(values);
      if (!around?.storedForm || isSame(values, around.storedForm.read())) forget();
      else void storeNow();
    },
    /** What is being sent is kept first: a window that goes before the answer leaves nothing older behind. */
    sending: (): Promise<unknown> => (timer ? storeNow() : turn),
    /** The window is about to be hidden: the last moment that it is sure to have. */
    hurry: (): void => {
      if (timer) void storeNow();
    },
    /** Once, when the form stands as the server has it: finds what an earlier window left of it. */
    begin: async (): Promise<Leftover | undefined> => {
      const form = around?.storedForm;
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
