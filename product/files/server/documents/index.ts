import type * as z from 'zod';
import { boundedThread, type ThreadBounds } from '#host/bounded-thread';
import { fairQueue, type Asking } from '#host/fair-queue';
import type { FileText } from '../../file-text';

export type Text = z.output<typeof FileText>;
/** Why a PDF or a picture leaves without a mark. */
export type Unmarked = 'signed' | 'encrypted' | 'damaged' | 'small';

export type Asked =
  | { readonly do: 'read'; readonly path: string; readonly as: 'docx' | 'xlsx' }
  | { readonly do: 'count'; readonly path: string }
  | {
      readonly do: 'mark' | 'markPicture';
      readonly path: string;
      readonly says: string;
      readonly font: string;
    };
export type Said =
  | { readonly text: Text }
  | { readonly bytes: Uint8Array }
  | { readonly pages: number | null }
  | { readonly unmarked: Unmarked }
  | { readonly fault: string };

/** What reading a document, and marking one, may cost. A PDF and a picture lie in memory beside this. */
const bounds = {
  read: { megabytes: 256, seconds: 10 },
  mark: { megabytes: 512, seconds: 20 },
} satisfies Readonly<Record<string, ThreadBounds>>;

const threadFor = (kind: keyof typeof bounds) => {
  const thread = boundedThread<Asked, Said>({
    source: new URL('./worker.ts', import.meta.url),
    built: 'file-documents',
    ...bounds[kind],
  });
  return { ...thread, turns: fairQueue({ atOnce: 1, each: 20 }) };
};
const threads = { read: threadFor('read'), mark: threadFor('mark') };

/** Has a document read or marked when this person's turn comes. Throws `busy`, `ThreadEnded`, or what was wrong in the thread. */
const ask = async (asking: Asking, asked: Asked): Promise<Exclude<Said, { readonly fault: string }>> => {
  const { turns, ask: run } = threads[asked.do === 'read' ? 'read' : 'mark'];
  const said = await turns.run(asking, () => run(asked));
  if ('fault' in said) throw new Error(said.fault);
  return said;
};

/** The text of an office document, as far as it is shown. */
export const textOf = async (asking: Asking, path: string, as: 'docx' | 'xlsx'): Promise<Text> =>
  ((await ask(asking, { do: 'read', path, as })) as Extract<Said, { readonly text: Text }>).text;

/** How many pages a PDF has; null where nobody can tell, because it is damaged or closed by a password. */
export const pagesOf = async (asking: Asking, path: string): Promise<number | null> =>
  ((await ask(asking, { do: 'count', path })) as Extract<Said, { readonly pages: number | null }>).pages;

/** A PDF with a mark on every page, or a picture with one, or why it bears none. `font` is the path of one that has the letters of names. */
export const marked = (asking: Asking, asked: Extract<Asked, { readonly says: string }>) =>
  ask(asking, asked) as Promise<{ readonly bytes: Uint8Array } | { readonly unmarked: Unmarked }>;
