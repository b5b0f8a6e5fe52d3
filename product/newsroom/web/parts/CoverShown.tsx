import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Language } from '#contract/words';
import { AskAgain } from '#shell/parts/AskAgain';
import { mediaApi } from '#product/media/web/calls';

const LibraryPicture = lazy(async () => ({ default: (await import('#product/media/web')).LibraryPicture }));

/** The picture that stands for a text, as it stands above it. */
export const CoverShown = ({ id, language }: { readonly id: string; readonly language: Language }) => {
  const { data, isError, refetch } = useQuery(mediaApi.byId.query({ id }));
  if (!data) return isError && <AskAgain onAsk={() => void refetch()} />;
  return (
    <Suspense fallback={null}>
      <LibraryPicture number={data.number} language={language} />
    </Suspense>
  );
};
