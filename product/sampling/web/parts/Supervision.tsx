import { useCan } from '#shell/can';
import { useWords } from '#shell/words/say';
import { FiguresTable } from './AgencyFigures';
import { Draws } from './Draws';
import './sampling.css';

/** Above the list: the lots of the last quarters, for whoever supervises, and how each agency's sampled reports went. */
const Supervision = () => {
  const say = useWords();
  const can = useCan();
  return (
    <>
      {can('sampling.supervise') && <Draws />}
      <details className="card gap-below sampling-figures">
        <summary>{say('samplingScreens.figures')}</summary>
        <FiguresTable />
      </details>
    </>
  );
};
export default Supervision;
