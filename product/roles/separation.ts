import { roleCode, administratorKinds, type AdministratorKind, type Right } from '#contract/rights';

/** Only the administrator has it when the product is new: whoever was given it administers the platform. */
const isAdministratorsAlone = ({ administers, roles }: Right): boolean =>
  administers !== null && roles.every((code) => code === roleCode.administrator);

/**
 * The kinds of administration that somebody holds (AZ-10): none unless they administer the platform, be it that they look at
 * everything as the administrator does, or that they hold a right that is the administrator's alone. Of them every right
 * that administers counts; of an agency's manager and the public-service agency none does, for theirs reach their own
 * part only.
 */
export const kindsOf = (
  rights: readonly Right[],
  looksAs: Iterable<string>,
): readonly AdministratorKind[] => {
  const administers = [...looksAs].includes(roleCode.administrator) || rights.some(isAdministratorsAlone);
  if (!administers) return [];
  return administratorKinds.filter((kind) => rights.some((right) => right.administers === kind));
};
