import type { Db } from '#host/database/connection';
import { categoryOfType } from '#product/dictionaries/level-codes';
import { ruleSet } from '#product/levels/rule-sets/published';
import type { RuleSet } from '#product/levels/rule-sets/rule-set';
import { applicationHeads } from '#queries/applications';
import { publishedLevels } from '#queries/reports';
import type { ScaleLevels } from '../deviation';

/** The levels that a report was published with, and the rules that it was judged by. */
export const publishedOf = async (
  db: Db,
  reportId: string,
): Promise<{ readonly levels: ScaleLevels; readonly rules: RuleSet }> => {
  const row = await db
    .selectFrom(publishedLevels.as('report'))
    .selectAll()
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  return {
    levels: {
      maturity: row.maturityLevel,
      innovation: row.innovationLevel,
      advancement: row.advancementLevel,
    },
    rules: ruleSet(row.ruleSet),
  };
};

/** Whether advancement has to be rated: a theory may have nothing to compare (domain §6.3). */
export const ratesAdvancement = async (db: Db, applicationId: string): Promise<boolean> => {
  const { achievementType } = await db
    .selectFrom(applicationHeads.as('application'))
    .select('achievementType')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return categoryOfType(achievementType ?? '') !== 'basicTheory';
};
