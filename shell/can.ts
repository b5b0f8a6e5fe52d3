import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePageName } from './frame/page';
import { useOffice, type Office } from './office';

export const actionsQuery = (office: Office, page: string, id?: string) => ({
  queryKey: ['access', 'pageActions', page, id ?? null],
  queryFn: () => office.pageActions(page, id),
  staleTime: 30_000,
});

/**
 * What this person may do on this page, or to one of its objects (`ShowButton`): `const can = useCan(); can('apply.create')`.
 * Says no until the server answered: a button that vanishes is worse than one that comes.
 */
export const useCan = (id?: string, page?: string): ((action: string) => boolean) => {
  const office = useOffice();
  const own = usePageName();
  const asked = page ?? own;
  const { data } = useQuery({ ...actionsQuery(office, asked, id), enabled: asked !== '' });
  return useCallback((action: string) => data?.includes(action) ?? false, [data]);
};
