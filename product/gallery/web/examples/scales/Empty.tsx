import { Level } from '#shell/dictionary/Level';

/** Nothing was rated: that is said, and no cell is filled. */
const Empty = () => (
  <>
    <Level dictionary="maturity" label="galleryShowing.scale.maturity" reached={null} size="line" />
    <Level dictionary="maturity" label="galleryShowing.scale.maturity" reached={null} />
  </>
);
export default Empty;
