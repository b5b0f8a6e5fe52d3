import type { Person } from '#shell/office';
import { peopleApi } from '#product/people/web/calls';

type Myself = Awaited<ReturnType<typeof peopleApi.myself>>[number];

/** The signed-in person as the frame shows them. */
export const personFrom = (me: Myself): Person => {
  const { id, loginName, avatar, roles, roleNames, organisationName, organisationNumber, organisationCode } =
    me;
  return {
    id,
    loginName,
    name: me.trueName,
    avatar,
    introduction: me.about,
    roles,
    roleNames,
    organisationName,
    organisationNumber,
    organisationCode,
  };
};

/** The first entry of the specification's list. */
export const whoAmI = async (): Promise<Person> => {
  const [me] = await peopleApi.myself({});
  if (!me) throw new Error('getInfo: roles must be a non-null array !');
  return personFrom(me);
};
