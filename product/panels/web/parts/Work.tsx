import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { panelsApi } from '../calls';
import { About, Reply } from './Reply';
import { SheetPage } from './SheetPage';

/** One invitation in whatever state it is: to be answered, accepted and waiting, or at work. */
const Work = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useQuery(panelsApi.opinion.query({ id }));
  const opinion = found.data?.audience === 'expert' ? found.data : undefined;
  usePageTitle(opinion?.achievementName);
  if (!found.data) return <PageAwaited of={found} />;
  if (!opinion) return <NotFound />;
  if (opinion.work)
    // Not by its state: a first save changes that, and must not draw the sheet anew under the pen.
    return (
      <SheetPage
        key={`${opinion.id} ${opinion.can.includes('submit')}`}
        opinion={opinion}
        work={opinion.work}
      />
    );
  return (
    <div className="page__body">
      <h1>{opinion.achievementName}</h1>
      {opinion.invitation === 'accepted' && <Alert type="info" showIcon title={say('panelScreens.notYet')} />}
      <section className="card">
        <About about={opinion.about} />
      </section>
      {opinion.invitation === 'invited' && <Reply opinion={opinion} />}
    </div>
  );
};
export default Work;
