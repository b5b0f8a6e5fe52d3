import { lastReviewed } from '#queries/reports';
import type { SinceReview, Version } from '../reviewed';
import { changesOf, sayChanges } from './computed-levels';
import { dossierOf } from './content';
import { namesOf, otherwise } from './detail';
import { reviewedContent, type ReviewedContent } from './rounds';
import type { Mine } from './transition-data';

const shown = (content: ReviewedContent, names: ReadonlyMap<string, string>): Version => {
  const { written, levels, panel, trace: _, confirmedChanges, ...others } = content;
  return {
    ...others,
    ...levels,
    ...written,
    ruleSet: content.ruleSet,
    overrides: sayChanges(changesOf(written), { confirmedChanges }),
    panel: panel.map(({ expertId, ...seat }) => ({ ...seat, name: names.get(expertId) ?? '' })) as never,
  } as Version;
};

/** What has changed since the reader's agency gave a report of this application back last; null where it never did. */
export const sinceReview = async (_: unknown, context: Mine): Promise<SinceReview> => {
  const { db, me, object: row, language } = context;
  const found = await lastReviewed(db, row.applicationId, me.organisationIds);
  if (!found) return { seen: null };
  const before = found.content;
  const now = reviewedContent(await dossierOf(db, row));
  const names = await namesOf(
    db,
    [...before.panel, ...now.panel].map(({ expertId }) => expertId),
  );
  return {
    seen: {
      at: found.seenAt,
      before: shown(before, names),
      now: shown(now, names),
      steps: otherwise(before.trace, now.trace, language).map(({ own, byNewest, ...step }) => ({
        ...step,
        before: own,
        now: byNewest,
      })),
    },
  };
};
