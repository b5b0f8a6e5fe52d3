import type * as z from 'zod';
import { blank } from '#contract/facts';
import { rowFacts } from '#shell/form/declared';
import type { Myself } from '#product/people/profile';
import type { Draft } from '#product/applications/application';
import type { FullDetails } from '#product/applications/details';
import { personRowOf, stepForms } from '#product/applications/web/forms';

type Me = z.output<typeof Myself>;
type Whole = z.output<typeof FullDetails>;

const blankRow = (field: 'organisations' | 'persons'): object =>
  blank(rowFacts(stepForms.apply2.fields[field]));

/**
 * What the second step begins with: where its owner has named neither an organisation nor a person yet, their own stand there
 * first, to be completed or taken out.
 */
export const withOwnRows = (whole: Whole, me: Me | undefined): Draft => {
  const isUntouched = !whole.organisations?.length && !whole.persons?.length;
  if (!me || !isUntouched || whole.ownerName !== me.trueName || !whole.can.includes('save')) return whole;
  const organisation = { organisationId: me.organisationId, name: me.organisationName, isMain: true };
  return {
    ...whole,
    ...(me.organisationId && {
      organisations: [{ ...blankRow('organisations'), ...organisation }] as Draft['organisations'],
    }),
    persons: [{ ...blankRow('persons'), ...personRowOf(me) }] as Draft['persons'],
  };
};
