import { lazy, Suspense, useState } from 'react';
import { pictures } from '#product/people/web';

const Pictures = lazy(async () => ({ default: (await pictures()).Pictures }));

/** Chosen, cut to a square and sent: what the profile has. */
const Chosen = () => {
  const [addresses, setAddresses] = useState<unknown>([]);
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Pictures value={addresses} onChange={setAddresses} />
    </Suspense>
  );
};
export default Chosen;
