import { WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import { nameOfField } from '../sections';
import { figureText, FigureTable } from './FigureTable';

/** What somebody is called at the head of their column: the agency knows the person, the assessor the number. */
const useSeatName = () => {
  const say = useWords();
  return ({ number, expertName }: { readonly number: number; readonly expertName: string | null }) =>
    expertName === null
      ? say('panelScreens.seat', { number })
      : say('panelDesk.seatOf', { number, name: expertName });
};

/** The sheets of a closed round side by side, criterion by criterion; who lies far from the others, and why (domain §9.7). */
export const Spread = ({
  reportId,
  panelRound,
}: {
  readonly reportId: string;
  readonly panelRound?: number;
}) => {
  const say = useWords();
  const nameOf = useSeatName();
  const { data } = useQuery({
    ...panelsApi.spread.query({ reportId, ...(panelRound && { panelRound }) }),
    retry: false,
    meta: { quiet: true },
  });
  if (!data || data.rows.length === 0) return null;
  const { rows, seats } = data;
  const titleOf = (field: string): string => {
    const name = nameOfField(field);
    return name ? say(name) : field;
  };
  const far = rows.flatMap(({ field, median, said }) =>
    said.flatMap((one, at) =>
      one.isOutlier && one.value !== null && median !== null
        ? [{ field, seat: seats[at]!, value: one.value, median, reason: one.reason }]
        : [],
    ),
  );
  const revised = seats.filter(({ revisionReason }) => revisionReason !== null);
  return (
    <section className="panel-spread" aria-label={say('panelDesk.spread')}>
      <h3>{say('panelDesk.spread')}</h3>
      <FigureTable
        label={say('panelDesk.spread')}
        head={[
          say('panelDesk.criterion'),
          ...seats.map(nameOf),
          say('panelScreens.median'),
          say('panelScreens.deviation'),
        ]}
        rows={rows.map(({ field, median, deviation, said }) => ({
          key: field,
          cells: [
            titleOf(field),
            ...said.map(({ value, before, isOutlier }, at) => (
              <span key={seats[at]!.id} className={isOutlier ? 'panel-spread__far' : undefined}>
                {isOutlier && <WarningOutlined title={say('panelDesk.outlier')} />}{' '}
                {before !== null && before !== value && <s className="faint">{figureText(before)}</s>}{' '}
                {figureText(value)}
              </span>
            )),
            figureText(median),
            figureText(deviation),
          ],
        }))}
      />
      {far.length === 0 ? (
        <p className="faint">{say('panelDesk.noOutlier')}</p>
      ) : (
        <>
          <h4>{say('panelDesk.outliers')}</h4>
          <ul className="panel-spread__reasons">
            {far.map(({ field, seat, value, median, reason }) => (
              <li key={`${field} ${seat.id}`}>
                <b>
                  {say('panelDesk.outlierOf', {
                    criterion: titleOf(field),
                    who: nameOf(seat),
                    value: figureText(value),
                    median: figureText(median),
                  })}
                </b>
                <p className="masked__text">{reason || say('panelDesk.noReason')}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {revised.length > 0 && (
        <>
          <h4>{say('panelDesk.revisions')}</h4>
          <ul className="panel-spread__reasons">
            {revised.map((seat) => (
              <li key={seat.id}>
                <b>{nameOf(seat)}</b>
                <p className="masked__text">{seat.revisionReason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
