import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';
import type { Role } from './role';

/** The role of an id; the tab bears its name and what it is seen for. Undefined until it is known, null where there is none. */
export const useRole = (id: string, aspect: 'roles.actions' | 'roles.people'): Role | null | undefined => {
  const say = useWords();
  const all = useQuery(rolesApi.list.query({ pageSize: 100 }));
  const role = all.data?.rows.find((each) => each.id === id);
  usePageTitle(role && `${role.title} · ${say(aspect)}`);
  return role ?? (all.isPending ? undefined : null);
};
