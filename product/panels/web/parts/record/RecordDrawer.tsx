import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import { Entries, pageSize } from './Entries';

interface RecordDrawerProps {
  readonly expertId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What stands on record of an expert with the reader's agency, and what they reply (domain §9.6). */
const RecordDrawer = ({ expertId, name, onClose }: RecordDrawerProps) => {
  const say = useWords();
  const [at, setAt] = useState(1);
  const found = useQuery({
    ...panelsApi.expertRecord.query({ expertId, pageIndex: at, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer open size="large" title={`${say('expertRecord.title')} · ${name}`} onClose={onClose}>
      <p className="faint">{say('expertRecord.ofAgency')}</p>
      {found.data ? <Entries page={found.data} at={at} onPage={setAt} /> : <PartAwaited of={found} />}
    </Drawer>
  );
};
export default RecordDrawer;
