import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../words/say';

/** Moves and removes a row; only removes it where its place follows from something else. */
export const RowActions = <Row,>({
  rows,
  at,
  name,
  isPlaced = false,
  onChange,
}: {
  readonly rows: readonly Row[];
  readonly at: number;
  readonly name: string;
  readonly isPlaced?: boolean;
  readonly onChange: (rows: Row[]) => void;
}) => {
  const say = useWords();
  const swap = (other: number) =>
    onChange(rows.map((row, place) => (place === at ? rows[other]! : place === other ? rows[at]! : row)));
  return (
    <span className="row-actions">
      {!isPlaced && (
        <>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            aria-label={`${say('shell.moveUp')} ${name}`}
            disabled={at === 0}
            onClick={() => swap(at - 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            aria-label={`${say('shell.moveDown')} ${name}`}
            disabled={at === rows.length - 1}
            onClick={() => swap(at + 1)}
          />
        </>
      )}
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={`${say('shell.remove')} ${name}`}
        onClick={() => onChange(rows.filter((_, place) => place !== at))}
      />
    </span>
  );
};
