import type { Article } from '#product/gallery/article';

interface Views {
  readonly id: string;
  readonly name: string;
  /** Its own, or of all that stands beneath it. */
  readonly views: number;
  readonly children?: readonly Views[];
}

const grouped = <Of, Key extends string | number>(
  all: readonly Of[],
  keyOf: (one: Of) => Key,
): [Key, Of[]][] => {
  const groups = new Map<Key, Of[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
};
const above = (id: string, name: string, children: readonly Views[]): Views => ({
  id,
  name,
  views: children.reduce((sum, { views }) => sum + views, 0),
  children,
});

/** Articles by type and importance, each group with the sum of its views. */
export const viewsTree = (
  articles: readonly Pick<Article, 'id' | 'type' | 'importance' | 'title' | 'pageviews'>[],
  called: (type: Article['type']) => string,
): readonly Views[] =>
  grouped(articles, ({ type }) => type).map(([type, ofType]) =>
    above(
      type,
      called(type),
      grouped(ofType, ({ importance }) => importance)
        .toSorted(([one], [other]) => other - one)
        .map(([importance, some]) =>
          above(
            `${type} ${importance}`,
            '★'.repeat(importance),
            some.map(({ id, title, pageviews }) => ({ id, name: title, views: pageviews })),
          ),
        ),
    ),
  );
