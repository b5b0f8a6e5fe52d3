import type * as z from 'zod';
import type { Myself } from '#product/people/profile';
import type { PersonRow } from '../../application';

/** Somebody's row among the completing persons, as their profile describes them. */
export const personRowOf = (me: z.output<typeof Myself>): Partial<PersonRow> => ({
  personId: me.id,
  name: me.trueName,
  sex: me.sex === 0 ? null : (String(me.sex) as PersonRow['sex']),
  birthYear: me.birthday ? Number(me.birthday.slice(0, 4)) : null,
  professionalTitle: (me.professionalTitle || null) as PersonRow['professionalTitle'],
  education: (me.education || null) as PersonRow['education'],
  organisationName: me.organisationName,
});
