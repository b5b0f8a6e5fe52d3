import type { Person } from '../../shell/office';
import { peopleApi } from './calls';

/** The signed-in person as the frame shows them: the first entry of the specification's list. */
export const whoAmI = async (): Promise<Person> => {
  const [me] = await peopleApi.myself({});
  if (!me) throw new Error('getInfo: roles must be a non-null array !');
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
