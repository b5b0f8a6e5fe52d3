import type * as z from 'zod';
import { useWords } from '#shell/words/say';
import type { MaskedSheet as Masked } from '../../opinion';
import { listsIn, verdictsIn } from '#product/opinions/places';
import { askedIn, type Round } from '#product/opinions/opinion-form';
import { commentFields } from '#product/opinions/types';
import { sheetFacts } from './facts';
import { nameOfField } from './sections';

interface MaskedSheetProps {
  readonly sheet: z.output<typeof Masked>;
  readonly round: Round;
}

/** A sheet as its form is checked: its words, and of every verdict and score only whether it was given. */
export const MaskedSheet = ({ sheet, round }: MaskedSheetProps) => {
  const say = useWords();
  const isAsked = askedIn(round);
  const asked = verdictsIn(sheetFacts)
    .filter(([part]) => isAsked(part))
    .map((place) => place.join('.'));
  return (
    <section className="masked gap-below" aria-label={say('panelScreens.maskedSheet')}>
      <h3>{say('panelScreens.maskedSheet')}</h3>
      <dl className="masked__given">
        {asked.map((field) => {
          const isGiven = sheet.given.includes(field);
          const name = nameOfField(field);
          return (
            <div key={field}>
              <dt>{name && say(name)}</dt>
              <dd className={isGiven ? 'faint' : 'masked__lacks'}>
                {say(isGiven ? 'panelScreens.givenMasked' : 'panelScreens.notGiven')}
              </dd>
            </div>
          );
        })}
      </dl>
      {isAsked('comments') &&
        commentFields.map((field) => (
          <div key={field}>
            <h4>{say(`panelScreens.comment.${field}`)}</h4>
            <p className="masked__text">{sheet.comments[field] || say('panelScreens.notGiven')}</p>
          </div>
        ))}
      {listsIn(sheetFacts).map((list) => (
        <div key={list}>
          <h4>{say(`panelScreens.${list}`)}</h4>
          {sheet[list].length === 0 ? (
            <p className="masked__lacks">{say('panelScreens.notGiven')}</p>
          ) : (
            <ol>
              {sheet[list].map((text, at) => (
                <li key={`${at} ${text}`} className="masked__text">
                  {text}
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  );
};
