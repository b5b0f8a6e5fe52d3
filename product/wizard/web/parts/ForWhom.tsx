import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useEffect } from 'react';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '#product/applications/web/calls';

interface ForWhomProps {
  readonly value: string | undefined;
  readonly onChange: (ownerId: string | undefined) => void;
  /** It has begun: whose it is can no longer be changed. */
  readonly disabled: boolean;
}

/** For whom a technology manager begins a draft: one of the owners who authorised them (domain §1.1). Owners see nothing. */
export const ForWhom = ({ value, onChange, disabled }: ForWhomProps) => {
  const say = useWords();
  const rights = useQuery(applicationsApi.authorisations.query({}));
  const owners = (rights.data?.given ?? []).filter(({ isOwn, withdrawnAt }) => !isOwn && !withdrawnAt);
  const mustChoose = rights.data !== undefined && !rights.data.ownsDrafts;
  const only = mustChoose && owners.length === 1 ? owners[0]!.ownerId : undefined;
  useEffect(() => {
    if (only && !value && !disabled) onChange(only);
  }, [disabled, only, onChange, value]);
  if (!rights.data && !disabled) return <AskAgainIfFailed of={rights} what="applicationScreens.forWhom" />;
  if (disabled || (!mustChoose && owners.length === 0)) return null;
  if (owners.length === 0)
    return <Alert type="warning" showIcon title={say('applicationScreens.nobodyAuthorised')} />;
  return (
    <label className="card for-whom">
      {say('applicationScreens.forWhom')}
      <Select
        aria-label={say('applicationScreens.forWhom')}
        value={value ?? null}
        allowClear={!mustChoose}
        placeholder={say('applicationScreens.forMyself')}
        options={owners.map(({ ownerId, ownerName }) => ({ value: ownerId, label: ownerName }))}
        onChange={(chosen: string | null) => onChange(chosen ?? undefined)}
      />
    </label>
  );
};
