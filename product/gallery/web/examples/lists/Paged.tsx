import { useState } from 'react';
import { Pager } from '#shell/list/Pager';

/** How many rows there are, how many stand on a page, the pages beside it, and the way to any page. */
const Paged = () => {
  const [{ page, size }, put] = useState({ page: 3, size: 10 });
  return <Pager total={128} page={page} size={size} onChange={(next, of) => put({ page: next, size: of })} />;
};
export default Paged;
