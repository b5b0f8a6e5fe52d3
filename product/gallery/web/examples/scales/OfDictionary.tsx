import { Level } from '#shell/dictionary/Level';

/** The product's own scales, their names from the dictionaries: thirteen levels, and five. */
const OfDictionary = () => (
  <>
    <Level dictionary="maturity" label="galleryShowing.scale.maturity" reached={9} size="line" />
    <Level dictionary="innovation" label="galleryShowing.scale.innovation" reached={3} size="line" />
  </>
);
export default OfDictionary;
