import { languages, type Language } from '#contract/words';
import { uuidV7 } from '#contract/uuid';
import type { Services } from '#host/services';
import type { Body } from '#product/newsroom/body-tree';
import type { ListedKind, ListedValues } from '#product/newsroom/listed';
import type { ContentKind } from '#product/newsroom/news';
import { storePictures } from '#product/newsroom/server';
import { contentStates } from '#product/newsroom/workflow';
import { policies } from './demo/library';
import { news } from './demo/news';

const kinds = { '1': 'news', '2': 'notice', '3': 'policy' } as const;
const day = 86_400_000;
export const paragraphs = (...texts: string[]): Body => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export interface Piece {
  readonly id: string;
  readonly kind: ContentKind;
  readonly language: Language;
  readonly translates: string | null;
  readonly isTop: boolean;
  readonly daysAgo: number;
  readonly title: string;
  readonly source: string;
  readonly summary: string;
  readonly body: Body;
  readonly details?: object;
}

/** Writes one piece as its editor wrote it and another person published it: one version, which readers have. */
export const storePiece = async (
  { db, clock }: Services,
  editor: string,
  { id, kind, language, translates, isTop, daysAgo, body, details = {}, ...said }: Piece,
): Promise<void> => {
  const at = new Date(clock().getTime() - daysAgo * day).toISOString();
  await db
    .insertInto('content')
    .values({
      ...{ id, kind, language, translates, isTop, status: contentStates.published },
      ...{ version: 1, submittedVersion: 1, publishedVersion: 1, submittedBy: editor },
      ...{ publishedAt: at, createdAt: at, updatedAt: at },
    })
    .execute();
  await db
    .insertInto('contentVersion')
    .values({
      ...{ contentId: id, version: 1, ...said, author: '', body: JSON.stringify(body) },
      details: JSON.stringify(details),
      ...{ editedBy: editor, editedAt: at },
    })
    .execute();
  await storePictures(db, id, 1, { body: JSON.stringify(body), details });
};

/** Friendly links of the demonstration: addresses that belong to nobody. */
const links = [
  ['省级科技成果转移转化中心', 'https://transfer.example.org/'],
  ['医学科学数据共享平台', 'https://data.example.org/'],
  ['临床研究伦理协作网', 'https://ethics.example.org/'],
] as const;

/** A piece of a kind that is listed beside the news, in Chinese; what it says at length is no detail of it. */
export const listedPiece = <Kind extends ListedKind>(
  id: string,
  kind: Kind,
  daysAgo: number,
  { title, ...details }: Omit<ListedValues<Kind>, 'summary' | 'body'> & { readonly title: string },
): Piece => ({
  ...{ id, kind, daysAgo, title, details },
  ...{ language: 'zh', translates: null, isTop: false, source: '', summary: '' },
  body: { type: 'doc', content: [] },
});

/** Writes the demonstration's news, notices and policies, spread over the time before its seeding, its links and its library. */
export const seedNews = async (services: Services): Promise<void> => {
  const now = services.clock();
  const newId = () => uuidV7(now.getTime(), services.random(10));
  const { id: editor } = await services.db
    .selectFrom('person')
    .select('id')
    .where('loginName', '=', 'linwanzhao')
    .executeTakeFirstOrThrow();
  for (const { kind, isTop, source, publishedDaysAgo, texts } of news) {
    const chinese = newId();
    for (const language of languages) {
      const text = texts[language];
      if (!text) continue;
      await storePiece(services, editor, {
        id: language === 'zh' ? chinese : newId(),
        translates: language === 'zh' ? null : chinese,
        kind: kinds[kind as '1'] ?? 'news',
        daysAgo: publishedDaysAgo,
        ...{ language, isTop, source, ...text },
      });
    }
  }
  for (const [at, [title, webAddress]] of links.entries())
    await storePiece(
      services,
      editor,
      listedPiece(newId(), 'link', 300, { title, webAddress, coverId: null, isShown: true, sort: at + 1 }),
    );
  for (const { title, kind, documentNumber, issuer, effectiveDate, isRepealed } of policies)
    await storePiece(
      services,
      editor,
      listedPiece(newId(), 'reference', 300, {
        ...{ title, documentNumber, issuer, issuedOn: null, fileId: null },
        category: kind === 'standard' ? 'standard' : 'law',
        effectiveOn: effectiveDate ?? null,
        validity: isRepealed ? 'repealed' : 'inForce',
      }),
    );
  for (const [at, policy] of policies.entries())
    await storePiece(services, editor, {
      id: newId(),
      kind: 'policy',
      language: 'zh',
      translates: null,
      isTop: false,
      daysAgo: 201 + at,
      title: policy.title,
      source: policy.issuer,
      summary: policy.documentNumber,
      body: paragraphs(
        `文号：${policy.documentNumber}`,
        `发布机关：${policy.issuer}`,
        ...(policy.effectiveDate ? [`施行日期：${policy.effectiveDate}`] : []),
        `效力：${policy.isRepealed ? '废止' : '现行'}`,
      ),
    });
};
