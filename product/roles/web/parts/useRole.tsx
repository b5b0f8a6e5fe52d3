import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';
import type { Role } from './role';

/** The role of an id, or what stands in its place. The tab bears its name and what it is seen for. */
export const useRole = (
  id: string,
  aspect: 'roles.actions' | 'roles.people',
): { readonly role: Role | undefined; readonly instead: ReactNode } => {
  const say = useWords();
  const all = useQuery(rolesApi.list.query({ pageSize: 100 }));
  const role = all.data?.rows.find((each) => each.id === id);
  usePageTitle(role && `${role.title} · ${say(aspect)}`);
  return { role, instead: all.data ? <NotFound /> : <PageAwaited of={all} /> };
};
