import { Input } from 'antd';
import { useWords } from '#shell/words/say';
import type { Item } from './filling';
import { atMost } from '#shell/form/length';

interface NotApplicableProps {
  readonly item: Item;
  readonly disabled: boolean;
  readonly onChange: (item: Item) => void;
}

/** Why an item has nothing, files or table alike; not offered where every application must have it (domain §3.2 M2). */
export const NotApplicable = ({ item, disabled, onChange }: NotApplicableProps) => {
  const say = useWords();
  if (disabled ? !item.notApplicableReason : !item.mayNotApply) return null;
  return (
    <label className="checklist__reason">
      {say('materialScreens.notApplicable')}
      <Input
        {...atMost(500)}
        placeholder={say('materialScreens.notApplicableHint')}
        disabled={disabled}
        value={item.notApplicableReason ?? ''}
        onChange={(event) => onChange({ ...item, notApplicableReason: event.target.value || null })}
      />
    </label>
  );
};
