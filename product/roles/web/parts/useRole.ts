import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../../shell/frame/page';
import { useWords } from '../../../../shell/words/say';
import { rolesApi } from '../calls';
import type { Role } from './RoleDialog';

/** The role that the page's address names; the tab bears its name and what it is seen for. Undefined until it is known. */
export const useRole = (aspect: 'roles.actions' | 'roles.people'): Role | undefined => {
  const say = useWords();
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  const all = useQuery(rolesApi.list.query({ pageSize: 100 }));
  const role = all.data?.rows.find((each) => each.id === id);
  usePageTitle(role && `${role.title} · ${say(aspect)}`);
  return role;
};
