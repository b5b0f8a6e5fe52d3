import { describe, expect, test } from 'vitest';
import { languages } from '#contract/words';
import type { Body } from '#product/newsroom/body-tree';
import { policies } from './library';
import { news } from './news';

const texts = news.flatMap((piece) =>
  languages.flatMap((language) => {
    const text = piece.texts[language];
    return text ? [{ piece, language, text }] : [];
  }),
);

/** What a body says, without its marks. */
const saidBy = (body: Body): string =>
  [...JSON.stringify(body).matchAll(/"(?:text|caption)":"([^"]*)"/g)].map(([, said]) => said).join('');

describe('the news of the demonstration', () => {
  test('are twelve pieces, at least four of them in all three languages', () => {
    expect(news).toHaveLength(12);
    expect(new Set(news.map((piece) => piece.slug)).size).toBe(12);
    expect(
      news.filter((piece) => languages.every((language) => piece.texts[language])).length,
    ).toBeGreaterThanOrEqual(4);
  });

  test('fit the limits of the editor: title 80, summary 200, three blocks or more', () => {
    for (const { piece, language, text } of texts) {
      const where = `${piece.slug}/${language}`;
      expect(text.title.length, where).toBeLessThanOrEqual(80);
      expect(text.summary.length, where).toBeLessThanOrEqual(200);
      expect(text.body.content.length, where).toBeGreaterThanOrEqual(3);
      expect(saidBy(text.body).length, where).toBeGreaterThan(100);
    }
  });

  test('say in each language as much as in Chinese, block for block', () => {
    for (const { piece, text } of texts)
      expect(text.body.content.map((block) => block.type)).toEqual(
        piece.texts.zh.body.content.map((block) => block.type),
      );
  });

  test('speak Chinese only in the Chinese version', () => {
    for (const { language, text } of texts)
      expect(/\p{Script=Han}/u.test(text.title + saidBy(text.body))).toBe(language === 'zh');
  });
});

describe('the library of the demonstration', () => {
  test('holds the regulations of the field, one of them repealed', () => {
    expect(new Set(policies.map((one) => one.documentNumber)).size).toBe(policies.length);
    expect(policies.filter((one) => one.isRepealed)).toHaveLength(1);
    for (const { effectiveDate } of policies)
      if (effectiveDate) expect(effectiveDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
