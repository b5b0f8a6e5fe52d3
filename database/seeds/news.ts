import { languages } from '#contract/words';
import { uuidV7 } from '#contract/uuid';
import type { Services } from '#host/services';
import { policies } from './demo/library';
import { news } from './demo/news';
import type { Body } from '#product/newsroom/body-tree';

const kinds = { '1': 'news', '2': 'notice', '3': 'policy' } as const;
const day = 86_400_000;
const paragraphs = (...texts: string[]): Body => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** Writes the demonstration's news, notices and policies, spread over the time before its seeding. */
export const seedNews = async (services: Services): Promise<void> => {
  const now = services.clock();
  const newId = () => uuidV7(now.getTime(), services.random(10));
  const common = { status: 1, author: '', details: '{}', createdAt: now.toISOString() };
  for (const piece of news) {
    const chinese = newId();
    const publishedAt = new Date(now.getTime() - piece.publishedDaysAgo * day).toISOString();
    for (const language of languages) {
      const text = piece.texts[language];
      if (!text) continue;
      await services.db
        .insertInto('content')
        .values({
          ...common,
          id: language === 'zh' ? chinese : newId(),
          kind: kinds[piece.kind as '1'] ?? 'news',
          language,
          translates: language === 'zh' ? null : chinese,
          title: text.title,
          source: piece.source,
          summary: text.summary,
          body: JSON.stringify(text.body),
          isTop: piece.isTop,
          publishedAt,
        })
        .execute();
    }
  }
  let order = 0;
  for (const policy of policies) {
    order += 1;
    const facts = [
      `文号：${policy.documentNumber}`,
      `发布机关：${policy.issuer}`,
      ...(policy.effectiveDate ? [`施行日期：${policy.effectiveDate}`] : []),
      `效力：${policy.isRepealed ? '废止' : '现行'}`,
    ];
    await services.db
      .insertInto('content')
      .values({
        ...common,
        id: newId(),
        kind: 'policy',
        language: 'zh',
        translates: null,
        title: policy.title,
        source: policy.issuer,
        summary: policy.documentNumber,
        body: JSON.stringify(paragraphs(...facts)),
        publishedAt: new Date(now.getTime() - (200 + order) * day).toISOString(),
      })
      .execute();
  }
};
