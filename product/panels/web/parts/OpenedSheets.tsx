import { Collapse } from 'antd';
import type * as z from 'zod';
import { dayText } from '#contract/formatters';
import { StatusTag } from '#shell/look/StatusTag';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { RoundOpinion } from '../../opinion';
import type { SheetContent } from '#product/opinions/sheet';
import { listsIn, placesIn } from '#product/opinions/places';
import { sheetFacts } from './facts';
import { sheetLook, sheetWord } from './status';
import { useSheetText, wordOfPlace } from './useSheetText';

type Seat = z.output<typeof RoundOpinion>;

/** What somebody reads of a sheet once it is opened: the agency with its seal, the assessor by its number only. */
const sheetOf = (seat: Seat): SheetContent | null =>
  seat.audience === 'agency' ? (seat.opened?.sheet ?? null) : seat.sheet;

const Sheet = ({ seat, sheet }: { readonly seat: Seat; readonly sheet: SheetContent }) => {
  const say = useWords();
  const text = useSheetText();
  const said = placesIn(sheetFacts).map((place) => ({ place, says: text(place, sheet) }));
  return (
    <>
      <dl className="facts">
        {said
          .filter(({ says }) => says !== '')
          .map(({ place, says }) => (
            <div key={String(place)} className={says.length > 40 ? 'facts__wide' : undefined}>
              <dt>{say(wordOfPlace(place))}</dt>
              <dd>{says}</dd>
            </div>
          ))}
      </dl>
      {listsIn(sheetFacts).map(
        (list) =>
          sheet[list].length > 0 && (
            <div key={list}>
              <h4>{say(`panelScreens.${list}`)}</h4>
              <ol>
                {sheet[list].map((item, at) => (
                  <li key={`${at} ${item.text}`} className="masked__text">
                    {item.text}
                    {item.isMandatory && <b> {say('panelScreens.mandatory')}</b>}
                  </li>
                ))}
              </ol>
            </div>
          ),
      )}
      {seat.audience === 'agency' && seat.opened && (
        <dl className="facts">
          {(['commitment', 'salt'] as const).map((part) => (
            <div key={part} className="facts__wide">
              <dt>{say(`panelScreens.${part}`)}</dt>
              <dd className="panel-member__seal">{seat.opened![part]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};

/** Which sheets of an open round have come in, by the numbers of their seats: all that its assessor knows of them (domain §1.1). */
export const SheetsIn = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const say = useWords();
  const shown = seats.filter((seat) => seat.audience === 'assessor' && seat.number > 0);
  if (shown.length === 0) return <p className="faint">{say('panelScreens.noneIn')}</p>;
  return (
    <SmallTable
      head={['panelScreens.expert', 'panelScreens.sheetSide', 'panelScreens.submittedOn']}
      rows={shown.map(({ number, isLeader, status, signedAt }) => [
        [say('panelScreens.seat', { number }), isLeader && say('panelScreens.leader')]
          .filter(Boolean)
          .join(' · '),
        <StatusTag key="sheet" status={sheetLook(status)}>
          {say(sheetWord(status))}
        </StatusTag>,
        dayText(signedAt),
      ])}
    />
  );
};

/** The sheets of a closed round, one below the other; nothing while they are sealed (domain §9.7). */
export const OpenedSheets = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const say = useWords();
  const opened = seats.flatMap((seat) => {
    const sheet = sheetOf(seat);
    return sheet && seat.number > 0 ? [{ seat, sheet }] : [];
  });
  if (opened.length === 0) return null;
  return (
    <section className="panel-opened" aria-label={say('panelScreens.openedSheets')}>
      <h3>{say('panelScreens.openedSheets')}</h3>
      <Collapse
        size="small"
        items={opened.map(({ seat, sheet }) => ({
          key: seat.id,
          label: [
            say('panelScreens.seat', { number: seat.number }),
            seat.audience === 'agency' && seat.expertName,
            seat.isLeader && say('panelScreens.leader'),
          ]
            .filter(Boolean)
            .join(' · '),
          children: <Sheet seat={seat} sheet={sheet} />,
        }))}
      />
    </section>
  );
};
