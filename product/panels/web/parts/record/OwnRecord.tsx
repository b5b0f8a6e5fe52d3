import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '#shell/frame/page';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import { Entries, pageSize } from './Entries';

/** What stands on record of the reader as an expert, to which they may reply once for each entry (domain §9.6). */
const OwnRecord = () => {
  const say = useWords();
  const [at, setAt] = useState(1);
  const found = useQuery({
    ...panelsApi.ownRecord.query({ pageIndex: at, pageSize }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(say('expertRecord.own'));
  return (
    <div className="page__body">
      <h1>{say('expertRecord.own')}</h1>
      <p>
        <Link to="/EvaluationManagement/expertOpinion">{say('expertRecord.back')}</Link>
      </p>
      <section className="card">
        <p className="faint">{say('expertRecord.about')}</p>
        {found.data ? <Entries page={found.data} at={at} onPage={setAt} /> : <PartAwaited of={found} />}
      </section>
    </div>
  );
};
export default OwnRecord;
