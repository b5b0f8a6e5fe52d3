import type { Person } from '../../shell/office';
import { peopleApi } from './calls';

/** The signed-in person as the frame shows them: the first entry of the specification's list. */
export const whoAmI = async (): Promise<Person> => {
  const [me] = await peopleApi.myself({});
  if (!me) throw new Error('getInfo: roles must be a non-null array !');
  return { id: me.id, loginName: me.loginName, name: me.trueName, avatar: me.avatar, roles: me.roles };
};
