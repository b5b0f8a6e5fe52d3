import type { CreatedFrom } from '#host/transitions';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import { achievements } from '#queries/applications';
import { startDeadline } from '#product/tasks/server';
import { checklistFor, templateOf } from '../checklist';

/**
 * M1 (domain §3.2): the material of an accepted application. The category decides the template, the case which rows are
 * mandatory; the owner has 20 working days. Whom the acceptance tells, it tells itself. Gives the new material's id.
 */
export const createMaterial = async (
  context: Context<Me | null, unknown>,
  about: CreatedFrom,
  status: number | null,
): Promise<string> => {
  if (about.kind !== 'application') throw new Error(`no material begins with a «${about.kind}»`);
  const { db, newId } = context;
  const application = await db
    .selectFrom(achievements.as('application'))
    .select(['id', 'round', 'achievementType', 'productKind', 'productOptions'])
    .select(['humanResearch', 'usesGeneticResources', 'economicBenefit'])
    .where('id', '=', about.id)
    .executeTakeFirstOrThrow();
  const category = outcomeCategoryOf(application.achievementType);
  if (!category) throw new Error(`achievement type ${application.achievementType} has no category`);
  const id = newId();
  const at = context.now.toISOString();
  await db
    .insertInto('material')
    .values({
      id,
      applicationId: application.id,
      round: application.round,
      template: templateOf(category),
      // Every state of a material has a code.
      status: status!,
      reason: null,
      submittedAt: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  const rows = checklistFor({
    category,
    medicalProducts: [application.productKind, ...application.productOptions].filter((code) => code !== null),
    humanResearch: application.humanResearch ?? false,
    usesHumanGeneticResources: application.usesGeneticResources ?? false,
    economicBenefit: application.economicBenefit ?? '0',
  });
  await db
    .insertInto('materialItem')
    .values(
      rows.map(({ code, required }, sort) => ({
        id: newId(),
        materialId: id,
        code,
        isRequired: required,
        notApplicableReason: null,
        result: null,
        comment: null,
        sort,
      })),
    )
    .execute();
  await startDeadline(
    context,
    { applicationId: application.id, object: ['material', id], step: 'material', holder: 'owner' },
    'materialDays',
  );
  return id;
};
