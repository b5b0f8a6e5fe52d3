import { dayText } from '#contract/formatters';
import { FileLink } from '#product/files/web';
import { useWords, type Say } from '#shell/words/say';
import { wordOfChoice, type Fact } from '#contract/facts';
import type { NewsPiece } from '../../news';
import { listedFacts } from './listed-forms';

type Detailed = Pick<NewsPiece, 'kind' | 'details'> & Partial<Pick<NewsPiece, 'names'>>;

/** What a field beside the text says, in words. */
const valueText = (fact: Fact, value: unknown, say: Say): string => {
  if (value === null || value === undefined || value === '') return '/';
  if (fact.kind === 'yesNo') return say(value ? 'shell.yes' : 'shell.no');
  if (fact.kind === 'choice') return say(wordOfChoice(fact.label!, String(value)));
  return fact.kind === 'day' ? dayText(String(value)) : String(value);
};

const factsFor = (kind: NewsPiece['kind']): Readonly<Record<string, Fact>> =>
  kind in listedFacts ? listedFacts[kind as 'link'] : {};

/** What the kind of a piece says of it beside its text: each field with its label and its words. Its picture is shown as one. */
export const detailsOf = ({ kind, details, names = {} }: Detailed, say: Say) => {
  return Object.entries(factsFor(kind)).flatMap(([field, fact]) =>
    field in details && field !== 'coverId' && !(fact.kind === 'ref' && fact.to === 'file')
      ? [{ field, label: say(fact.label!), text: valueText(fact, names[field] ?? details[field], say) }]
      : [],
  );
};

/** So much of a long text is shown where others stand beside it; of subtitles, what changed is read among the versions. */
const mostShown = 600;

/** The same as a list to be read, with the files. */
export const Details = ({ piece }: { readonly piece: NewsPiece }) => {
  const say = useWords();
  return (
    <dl className="facts">
      {detailsOf(piece, say).map(({ field, label, text }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{text.length > mostShown ? `${text.slice(0, mostShown)}…` : text}</dd>
        </div>
      ))}
      {filesOf(piece).map(({ field, label, id, name }) => (
        <div key={field}>
          <dt>{say(label)}</dt>
          <dd>
            <FileLink id={id} {...(name && { name })} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The files that the fields of a piece name. */
const filesOf = ({ kind, details, names }: NewsPiece) =>
  Object.entries(factsFor(kind)).flatMap(([field, fact]) => {
    const id = details[field];
    const isFile = fact.kind === 'ref' && fact.to === 'file';
    return isFile && typeof id === 'string' ? [{ field, label: fact.label!, id, name: names[field] }] : [];
  });
