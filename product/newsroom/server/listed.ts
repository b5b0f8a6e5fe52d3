import type * as z from 'zod';
import { sql, type SqlBool } from 'kysely';
import { general } from '#contract/problems';
import { languages, type Language } from '#contract/words';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { loadObject } from '#host/objects';
import type { newsroom } from '../contract';
import type { LinkFault } from '../link-fault';
import type { ListedKind, ListedRow, Saved } from '../listed';
import { contentFlow } from '../workflow';
import { countOfNaming } from './download-uses';
import { headOf, languagesOnline, seen } from './read';
import { shownThrough } from './links';
import { requireOwnFiles } from './own-files';
import { contentKind, tookPart, type ContentRecord } from './visible';
import { isEligible, subjectNames } from './subjects';
import { detailsInLists, subtitled } from './subtitles';
import { requireDesk, requireFileKinds, requireOffered, requireSubtitles } from './checks';
import { addContent, editContent } from './write';

type Filter = z.output<typeof newsroom.calls.linkList.takes>;

/** What the check of links found last, where it asked the address that is written. */
const lastCheck = sql<LinkCheck | null>`(select jsonb_build_object('checkedAt', last.checked_at, 'failures', last.failures,
    'failedSince', last.failed_since, 'reason', last.reason)
  from link_check last where last.content_id = content.id and last.address = written.details ->> 'webAddress')`;
interface LinkCheck {
  readonly checkedAt: string;
  readonly failures: number;
  readonly failedSince: string | null;
  readonly reason: LinkFault | null;
}

const momentOf = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();
const checkOf = (check: LinkCheck | null) => ({
  checkedAt: momentOf(check?.checkedAt ?? null),
  deadSince: momentOf(check?.failedSince ?? null),
  deadReason: check?.reason ?? null,
  isHidden: (check?.failures ?? 0) > shownThrough,
});
interface Judged {
  readonly subtitled: readonly Language[];
  readonly isEligible: SqlBool;
  readonly names: Readonly<Record<string, string>> | null;
  readonly uses: number;
}
/** What the list of a kind tells beside its details. */
const besideOf: Readonly<Partial<Record<ListedKind, (row: Judged, views: number) => object>>> = {
  download: ({ uses }, views) => ({ views, uses }),
  video: (row, views) => ({ views, subtitles: row.subtitled }),
  agencyShowcase: ({ isEligible: eligible, names }) => ({
    organisationName: names?.['organisationId'] ?? '',
    isEligible: eligible,
  }),
  promotedProject: ({ isEligible: eligible, names }) => ({
    achievementName: names?.['reportId'] ?? '',
    isEligible: eligible,
  }),
};

/** What editors list of a kind, in its order where it has one, else what was changed last first. */
export const listOfKind =
  <Kind extends ListedKind>(kind: Kind) =>
  async (filter: Filter, context: Context): Promise<{ rows: ListedRow<Kind>[]; total: number }> => {
    const { status, language, title } = filter;
    let chosen = seen(context).where('content.kind', '=', kind);
    if (status) chosen = chosen.where('content.status', '=', contentFlow.states[status]!);
    if (language) chosen = chosen.where('content.language', '=', language);
    if (title?.trim()) chosen = chosen.where('written.title', 'like', containing(title.trim()));
    const { rows, total } = await pageFrom(chosen, filter, (all) =>
      all
        .selectAll('content')
        .select([
          'written.title',
          detailsInLists('written'),
          subtitled,
          sql<string>`coalesce(editor.true_name, '')`.as('editorName'),
        ])
        .select(['written.publishAt as publishTime', 'written.withdrawAt as withdrawTime'])
        .select([tookPart(context.me).as('hadPart'), languagesOnline.as('online'), lastCheck.as('check')])
        .select(countOfNaming.as('uses'))
        .select([isEligible('content', 'written', context.now).as('isEligible'), subjectNames.as('names')])
        .orderBy(sql`(written.details ->> 'sort')::int`, (order) => order.asc().nullsLast())
        .orderBy('content.updatedAt', 'desc')
        .orderBy('content.id', 'desc'),
    );
    return {
      rows: rows.map(({ editorName, online, details, publishTime, withdrawTime, check, ...row }) => {
        const { kind: _kind, views, ...head } = headOf(context, row);
        return {
          ...head,
          ...details,
          ...{ editorName, publishTime, withdrawTime },
          ...besideOf[kind]?.(row, views),
          ...(kind === 'link' && checkOf(check)),
          missing: languages.filter((each) => !online.includes(each)),
        } as unknown as ListedRow<Kind>;
      }),
      total,
    };
  };

/** What is listed has no text of its own, unless its kind says one. */
const noText = { source: '', author: '', summary: '', body: '{"type":"doc","content":[]}' };

/** Writes a piece of a kind: a new one, or the next version of one that is there. Throws 404, 2001, 2002, 2003, 4001, 5007, 5008, 5014, 5015. */
export const saveOfKind =
  <Kind extends ListedKind>(kind: Kind) =>
  async (
    {
      id,
      rowVersion,
      language,
      translates,
      title,
      publishTime,
      withdrawTime,
      ...rest
    }: z.output<(typeof Saved)[Kind]>,
    context: Context,
  ) => {
    const { summary, body, ...details } = { summary: noText.summary, body: noText.body, ...rest };
    const written = { ...noText, title, summary, body, publishTime, withdrawTime, details };
    requireSubtitles(details);
    if ('contact' in details) requireDesk(details.contact as string);
    if ('transformationMethod' in details)
      await requireOffered(context, details.transformationMethod as string | null);
    if (id === undefined) {
      await requireOwnFiles(context, undefined, details);
      await requireFileKinds(context, kind, details);
      return addContent(context, { kind, language, translates }, written);
    }
    const object = (await loadObject(context.db, contentKind, id, context.me, { lock: true })) as
      | ContentRecord
      | undefined;
    if (object?.kind !== kind) throw general.notFound();
    if (rowVersion === undefined) throw general.badInput({}, [{ Field: 'RowVersion', Msg: '' }]);
    await requireOwnFiles(context, id, details);
    await requireFileKinds(context, kind, details);
    return editContent({ ...context, object }, rowVersion, written);
  };
