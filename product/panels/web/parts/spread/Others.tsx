import { WarningOutlined } from '@ant-design/icons';
import type * as z from 'zod';
import { useWords } from '#shell/words/say';
import type { Discussion } from '#product/panels/discussion';
import { Agreement } from './Agreement';
import { figureText, FigureTable } from './FigureTable';
import { nameOfField } from '../sections';

type Discussed = z.output<typeof Discussion>;

const Figure = ({ value, isOutlier }: Discussed['rows'][number]['own']) => {
  const say = useWords();
  return (
    <span className={isOutlier ? 'panel-spread__far' : undefined}>
      {isOutlier && <WarningOutlined title={say('panelDesk.outlier')} />} {figureText(value)}
    </span>
  );
};

/** What an expert reads of the others in a discussion: figures and reasons, nobody's name or number (domain §9.7). */
export const Others = ({ discussion }: { readonly discussion: Discussed }) => {
  const say = useWords();
  const titleOf = (field: string): string => {
    const name = nameOfField(field);
    return name ? say(name) : field;
  };
  const rows = discussion.rows.filter(({ median }) => median !== null);
  const reasoned = rows.filter(({ own, others }) => [own, ...others].some(({ isOutlier }) => isOutlier));
  return (
    <section className="panel-spread" aria-label={say('panelDesk.discussion')}>
      <FigureTable
        label={say('panelDesk.discussion')}
        head={[
          say('panelDesk.criterion'),
          say('panelDesk.yours'),
          say('panelDesk.others'),
          say('panelScreens.median'),
        ]}
        rows={rows.map(({ field, own, others, median }) => ({
          key: field,
          cells: [
            titleOf(field),
            <Figure key="own" {...own} />,
            <span key="others" className="panel-spread__others">
              {others.map((other, at) => (
                <Figure key={at} {...other} />
              ))}
            </span>,
            figureText(median),
          ],
        }))}
      />
      {reasoned.length > 0 && <h3>{say('panelDesk.othersReasons')}</h3>}
      {reasoned.map(({ field, others }) => (
        <div key={field}>
          <h4>{titleOf(field)}</h4>
          <ul className="panel-spread__reasons">
            {others.map(({ value, isOutlier, reason }, at) => (
              <li key={at}>
                <b>
                  {figureText(value)}
                  {isOutlier && ` · ${say('panelDesk.outlier')}`}
                </b>
                <p className="masked__text">{reason || say('panelDesk.noReason')}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {discussion.arguments.length > 0 && (
        <>
          <h3>{say('panelDesk.othersArguments')}</h3>
          <ul className="panel-spread__reasons">
            {discussion.arguments.map(({ kind, text }, at) => (
              <li key={at}>
                <span className="faint">
                  {say(kind === 'problem' ? 'panelScreens.problems' : 'panelScreens.advice')}
                </span>
                <p className="masked__text">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Agreement agreement={discussion.before} title="panelDesk.beforeDiscussion" />
    </section>
  );
};
