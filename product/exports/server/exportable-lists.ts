import type { Context } from '#host/context';
import { listFor } from '#host/pipeline/lists';
import { menuOf } from '#product/access/server';

/** The pages of the caller's sidebar that are lists they may read, in the menu's order: each may be taken along. */
export const exportableLists = async (_: unknown, context: Context) => {
  const { pageCalls } = context.services.contributed;
  const sections = await menuOf(context);
  return sections.flatMap((section) =>
    [section, ...section.children].flatMap(({ comment: page, text: title, hidden }) => {
      const call = pageCalls[page];
      const found = hidden || call === undefined ? undefined : listFor(call, context)?.call;
      return found
        ? [{ page, title, section: section.text, list: found.path, personal: [...(found.personal ?? [])] }]
        : [];
    }),
  );
};
