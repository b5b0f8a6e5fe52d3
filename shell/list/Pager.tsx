import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../words/say';
import { Input, Select } from './controls';
import { pageSizes } from './state';

interface PagerProps {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly onChange: (page: number, size: number) => void;
}

/** Total, sizes, previous, next, jumper: exactly these (SH10). Nothing where there is nothing to page through. */
export const Pager = ({ total, page, size, onChange }: PagerProps) => {
  const say = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  if (total === 0) return null;
  const pages = Math.ceil(total / size);
  const jump = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (Number.isInteger(wanted) && wanted > 0) onChange(Math.min(wanted, pages), size);
  };
  return (
    <nav className="pager" aria-label={say('shell.pager')}>
      <span className="pager__total">{say('shell.total', { total })}</span>
      <Select
        aria-label={say('shell.pageSize')}
        value={size}
        options={pageSizes.map((value) => ({ value, label: say('shell.perPage', { size: value }) }))}
        onChange={(next) => onChange(1, next)}
        popupMatchSelectWidth={false}
      />
      <Button
        aria-label={say('shell.previousPage')}
        icon={<LeftOutlined />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1, size)}
      />
      <Button
        aria-label={say('shell.nextPage')}
        icon={<RightOutlined />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1, size)}
      />
      <label className="pager__jump">
        {say('shell.goTo')}
        <Input
          inputMode="numeric"
          value={typed ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onBlur={jump}
          onPressEnter={jump}
        />
        <span>/ {pages}</span>
      </label>
    </nav>
  );
};
