import { useState } from 'react';
import { Ago } from '#shell/parts/Ago';

/** Milliseconds. */
const minute = 60_000;
const before = [0, 5 * minute, 3 * 60 * minute, 26 * 60 * minute, 40 * 24 * 60 * minute, -48 * 60 * minute];

/** How long ago something was, in the words of the office; what is older or still to come says its day. */
const Passed = () => {
  const [now] = useState(() => Date.now());
  return (
    <ul className="specimen__lines">
      {before.map((past) => (
        <li key={past}>
          <Ago at={new Date(now - past).toISOString()} />
        </li>
      ))}
    </ul>
  );
};
export default Passed;
