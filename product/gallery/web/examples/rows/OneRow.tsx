import { useState } from 'react';
import { fieldsIn, RowFields, type Row } from '#shell/form/RowFields';
import type { AnyField } from '#shell/form/types';
import { people } from './Usual';

type Rows = Extract<AnyField, { control: 'rows' }>;

/** The fields of one row by themselves, where a table of its own keeps the rows; what the server refuses stands at its field. */
const OneRow = () => {
  const [row, setRow] = useState<Row>({ name: '陈思远', share: 60, isContact: true });
  return (
    <RowFields
      fields={fieldsIn(people as Rows)}
      row={row}
      at={['people', 0]}
      refused={[]}
      onChange={setRow}
    />
  );
};
export default OneRow;
