import { useQuery } from '@tanstack/react-query';
import { useOffice } from '../office';

/** The id at the end of a kept file's address. */
const fileIdOf = (address: string): string | undefined =>
  /\/file\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(address)?.[1];

/**
 * A picture of one's own as something an image can show. Links to files die after a minute, so the bytes are fetched
 * once and shown from memory. Undefined until they are here, and where there is none.
 */
export const usePicture = (address: string | undefined): string | undefined => {
  const { fileLink } = useOffice();
  const id = address ? fileIdOf(address) : undefined;
  const { data } = useQuery({
    queryKey: ['files', 'picture', id],
    queryFn: async ({ signal }) => {
      const answer = await fetch(await fileLink(id!), { signal });
      if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
      return URL.createObjectURL(await answer.blob());
    },
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { quiet: true },
  });
  return data;
};
