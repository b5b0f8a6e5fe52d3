import { cellStates } from '../look/LevelScale';

/** What is seen while the menu is on its way: the product's mark, filling. It says nothing, so it needs no language. */
export const Starting = () => (
  <div className="starting" role="status" aria-label="Assay">
    <span className="starting__scale" aria-hidden="true">
      {cellStates(13, 13).map((_, at) => (
        <span key={at} className="starting__cell" />
      ))}
    </span>
  </div>
);
