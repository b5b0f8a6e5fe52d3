import { useState } from 'react';
import { RowActions } from '#shell/parts/RowActions';
import { useWords } from '#shell/words/say';

/** Moves a row and takes it out, where rows stand in an order that people give them. */
const Order = () => {
  const say = useWords();
  const [rows, setRows] = useState([1, 2, 3]);
  return (
    <ol className="specimen__order">
      {rows.map((row, at) => {
        const name = say('galleryControls.buttons.figure', { number: row });
        return (
          <li key={row}>
            {name} <RowActions rows={rows} at={at} name={name} onChange={setRows} />
          </li>
        );
      })}
    </ol>
  );
};
export default Order;
