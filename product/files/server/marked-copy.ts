import { momentText } from '#contract/formatters';
import { roleCode } from '#contract/rights';
import { recordEntry } from '#host/audit/record';
import { Problem } from '#contract/problem';
import { kindOfMime } from '#host/files/kinds';
import { fileProblems } from '#host/files/problems';
import type { Me } from '#host/me';
import { loadObject } from '#host/objects';
import { root } from '#host/root';
import { withRoles } from '#host/scopes';
import type { Services } from '#host/services';
import { findFontsDir, fontFiles } from '#product/printing/server';
import { marked, type Unmarked } from './documents';
import type { StoredRow } from './visible';

/** The greatest PDF or picture that is marked, in bytes: 60 MB. */
const greatestMarked = 60 * 1024 ** 2;

const isApplicant = (role: string): boolean => role === roleCode.owner || role === roleCode.technologyManager;

/** Whether somebody handed a file in: they uploaded it, or read it as an applicant alone. */
const isTheirs = async (services: Services, me: Me, { id }: StoredRow): Promise<boolean> =>
  (await loadObject(services.db, services.contributed.kinds['file']!, id, withRoles(me, isApplicant))) !==
  undefined;

interface Asked {
  readonly services: Services;
  readonly me: Me;
  readonly file: StoredRow;
  readonly address: string;
  readonly signal: AbortSignal;
}

/** How a file of each family bears a mark; of the others only those are told in the log that leave as one piece. */
const ways = { pdf: 'mark', image: 'markPicture' } as const;
const told: readonly string[] = ['office', 'compound', 'archive'];

const note = ({ services, me, file, address }: Asked, why: Unmarked | 'large' | 'kind'): Promise<void> =>
  recordEntry(services.db, {
    id: services.newId(),
    at: services.clock(),
    me,
    action: 'files.link',
    object: ['file', file.id],
    result: 'ok',
    reason: `unmarked.${why}`,
    requestId: services.newId(),
    address,
  });

/**
 * What leaves in place of a PDF or a picture that others handed in: a copy with name and time of who takes it on every page
 * (decision 0077). Undefined where the file leaves as it is stored: whoever handed it in has it anyway, official reports are no
 * documents of others, and what cannot be marked, office documents among it, is told in the log. Throws 4010 where it was not
 * marked in time or at all, and `busy`.
 */
export const markedCopy = async (asked: Asked): Promise<Buffer | undefined> => {
  const { services, me, file, signal } = asked;
  const family = kindOfMime(file.mime)?.family ?? '';
  const way = family in ways ? ways[family as keyof typeof ways] : undefined;
  if (file.class !== 'document' || (!way && !told.includes(family))) return undefined;
  if (await isTheirs(services, me, file)) return undefined;
  if (!way) {
    await note(asked, 'kind');
    return undefined;
  }
  if (file.size > greatestMarked) {
    await note(asked, 'large');
    return undefined;
  }
  const says = `${me.name} ${momentText(services.clock().toISOString())}`;
  const path = await services.files.place(file.sha256);
  try {
    const said = await marked(
      { who: me.personId, signal },
      { do: way, path, says, font: fontFiles(findFontsDir(root)).regular },
    );
    if ('bytes' in said) return Buffer.from(said.bytes);
    await note(asked, said.unmarked);
    return undefined;
  } catch (fault) {
    if (fault instanceof Problem || signal.aborted) throw fault;
    services.log.warn({ fault, file: file.id }, 'a file could not be marked');
    throw fileProblems.notMarked({ name: file.name });
  }
};
