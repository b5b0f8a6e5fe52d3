import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { NotAllowed, NotFound } from '#shell/frame/errors/NotFound';
import { PageSkeleton } from '#shell/frame/PageSkeleton';
import { usePage } from '#shell/frame/page';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { withWords } from '#shell/words/with-words';
import { galleryApi } from '../calls';

/** Every specimen by the address that shows it: `/table/dynamic-table`. Each is fetched when it is first shown. */
const specimens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../specimens/*/*.tsx')).map(([file, load]) => [
    file.replace(/^\.\.\/specimens(\/.+)\.tsx$/, '$1'),
    // What it says is among the words of no page that a browser opens first.
    lazy(withWords(load)),
  ]),
);

/** The page of every entry of the catalogue: which specimen it shows its address says. */
const Gallery = () => {
  const { tab } = usePage();
  const path = tab.split('?')[0]!;
  const Specimen = useMemo(() => specimens[path], [path]);
  // Whoever was given the entry without its right would see examples that are refused what they ask.
  const me = useQuery(galleryApi.userInfo.query({}));
  if (!Specimen) return <NotFound />;
  if (isCallFailed(me.error) && me.error.code === 403) return <NotAllowed />;
  if (!me.data) return <PageAwaited of={me} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Specimen />
    </Suspense>
  );
};
export default Gallery;
