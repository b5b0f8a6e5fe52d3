import { dayText } from '#contract/formatters';
import { FileLink } from '#product/files/web';
import { useWords, type Say } from '#shell/words/say';
import { wordOfChoice, type Fact } from '#contract/facts';
import type { NewsPiece } from '../../news';
import { listedFacts } from './listed-forms';

type Detailed = Pick<NewsPiece, 'kind' | 'details'>;

/** What a field beside the text says, in words. */
const valueText = (fact: Fact, value: unknown, say: Say): string => {
  if (value === null || value === undefined || value === '') return '/';
  if (fact.kind === 'yesNo') return say(value ? 'shell.yes' : 'shell.no');
  if (fact.kind === 'choice') return say(wordOfChoice(fact.label!, String(value)));
  return fact.kind === 'day' ? dayText(String(value)) : String(value);
};

/** What the kind of a piece says of it beside its text: each field with its label and its words. */
export const detailsOf = ({ kind, details }: Detailed, say: Say) => {
  const facts: Readonly<Record<string, Fact>> = kind in listedFacts ? listedFacts[kind as 'link'] : {};
  return Object.entries(facts).flatMap(([field, fact]) =>
    field in details && fact.kind !== 'ref'
      ? [{ field, label: say(fact.label!), text: valueText(fact, details[field], say) }]
      : [],
  );
};

/** The same as a list to be read, with the file. */
export const Details = ({ piece }: { readonly piece: NewsPiece }) => {
  const say = useWords();
  const { fileId } = piece.details as { readonly fileId?: string | null };
  return (
    <dl className="facts">
      {detailsOf(piece, say).map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {fileId && (
        <div>
          <dt>{say('newsroom.file')}</dt>
          <dd>
            <FileLink id={fileId} {...(piece.fileName && { name: piece.fileName })} />
          </dd>
        </div>
      )}
    </dl>
  );
};
