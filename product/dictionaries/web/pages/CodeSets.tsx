import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useCan } from '#shell/can';
import { useRetainedState } from '#shell/frame/useRetainedState';
import { EmptyList } from '#shell/list/EmptyList';
import { ListInstead } from '#shell/list/instead';
import { SplitPage, type SplitSide } from '#shell/pages/SplitPage';
import { dictionariesApi } from '../calls';
import '../codes.css';
import { SetDetail } from '../parts/SetDetail';
import { SetList } from '../parts/SetList';

/** The code dictionaries: their sets on the left, the items of the chosen one on the right. */
const Sets = () => {
  const can = useCan();
  const reading = useQuery(dictionariesApi.sets.query({ pageSize: 10_000 }));
  const [chosen, setChosen] = useRetainedState('dictionaries.set', '');
  const [side, setSide] = useState<SplitSide>('left');
  const sets = reading.data?.rows;
  const set = sets?.find(({ id }) => id === chosen) ?? sets?.[0];
  const choose = (id: string): void => {
    setChosen(id);
    setSide('right');
  };
  return (
    <SplitPage
      share={30}
      turns={{
        left: 'dictionaryScreens.sets',
        right: 'dictionaryScreens.items',
        side,
        onSide: setSide,
      }}
      left={
        <SetList
          sets={sets}
          reading={reading}
          chosen={set?.id ?? ''}
          onChoose={choose}
          manages={can('code.manage')}
        />
      }
      right={
        set ? (
          <SetDetail key={set.id} set={set} />
        ) : (
          <EmptyList narrowed={false} says="dictionaryScreens.chooseSet" />
        )
      }
    />
  );
};
/** Where a list is wanted of the page, and not the page, it is that of the sets. */
const CodeSets = () => {
  const instead = useContext(ListInstead);
  if (!instead) return <Sets />;
  return instead({
    call: dictionariesApi.sets,
    rowKey: 'id',
    columns: [
      { field: 'name', label: 'dictionaryScreens.name', width: 200 },
      { field: 'code', label: 'dictionaryScreens.code', width: 160 },
      { field: 'itemCount', label: 'dictionaryScreens.items', width: 90, as: 'number' },
    ],
  });
};
export default CodeSets;
