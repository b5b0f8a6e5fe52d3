import { Button } from 'antd';
import { useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WordKey } from '#contract/words';
import type { MenuItem } from '../../office';
import { leavesOf } from '../../router/menu';
import { workbenchPath } from '../../router/paths';
import { useTabs } from '../../state/tabs';
import { useWords } from '../../words/say';
import { useSignOut } from '../account/useSignOut';
import { PageContext } from '../page';
import { useMenu, usePerson } from '../useMenu';
import { ErrorNotice } from './ErrorNotice';
import './error-page.css';

/** An address without a page or a record that is not to be had; a page that was not told its record; one of other roles. */
export type ErrorKind = 'notFound' | 'unnamed' | 'notAllowed';

const said: Readonly<Record<ErrorKind, readonly [title: WordKey, text: WordKey]>> = {
  notFound: ['missing.notFoundTitle', 'missing.notFoundText'],
  unnamed: ['missing.noRecord', 'missing.noRecordText'],
  notAllowed: ['missing.notAllowedTitle', 'missing.notAllowedText'],
};

const areaOf = ({ comment }: MenuItem): string => comment.split('/')[0]!;

/**
 * The page where records like this one are listed: the page itself where it stands in the sidebar, else the one beside it
 * that is of the same area, else the first.
 */
const useListInSection = () => {
  const tab = useContext(PageContext)?.tab;
  const page = useTabs(({ tabs }) => tabs.find(({ key }) => key === tab)?.page);
  const leaves = leavesOf(useMenu());
  const here = leaves.find(({ entry }) => entry.comment === page);
  if (!here?.parent || !here.entry.hidden) return here;
  const siblings = leaves.filter(({ entry, parent }) => parent?.id === here.parent?.id && !entry.hidden);
  return siblings.find(({ entry }) => areaOf(entry) === areaOf(here.entry)) ?? siblings[0];
};

interface ErrorPageProps {
  readonly kind: ErrorKind;
  readonly title?: WordKey;
  readonly isPart?: true;
}

/** What is the matter, why, what one can do about it, and whom to ask. */
const ErrorPage = ({ kind, title, isPart }: ErrorPageProps) => {
  const say = useWords();
  const navigate = useNavigate();
  const list = useListInSection();
  const [usual, text] = said[kind];
  /** It is the address that is wrong, and not what it names. */
  const isAddress = kind !== 'unnamed' && !title;
  return (
    <ErrorNotice
      level={isPart ? 2 : 1}
      title={say(title ?? usual)}
      {...(!title && { text: say(text) })}
      below={isAddress && <Why kind={kind} />}
    >
      {list && (
        <Button type="primary" onClick={() => void navigate(list.path)}>
          {say('missing.toPage', { page: list.entry.text })}
        </Button>
      )}
      <Button type={list ? 'default' : 'primary'} onClick={() => void navigate(workbenchPath)}>
        {say('shell.toWorkbench')}
      </Button>
      {isAddress && history.length > 1 && (
        <Button onClick={() => void navigate(-1)}>{say('shell.goBack')}</Button>
      )}
      {kind === 'notAllowed' && <SomebodyElse />}
    </ErrorNotice>
  );
};
export default ErrorPage;

/** The address that was asked for, as whom, and who can help. */
const Why = ({ kind }: { readonly kind: ErrorKind }) => {
  const say = useWords();
  const person = usePerson();
  const path = new URLSearchParams(useLocation().search).get('path');
  return (
    <dl className="error-page">
      {path && (
        <>
          <dt>{say('missing.errorAddress')}</dt>
          <dd>
            <code>{path}</code>
          </dd>
        </>
      )}
      {kind === 'notAllowed' && person && (
        <>
          <dt>{say('missing.signedInAs')}</dt>
          <dd>
            {[person.name, person.roleNames.join(' · '), person.organisationName].filter(Boolean).join(', ')}
          </dd>
        </>
      )}
      <dt>{say('missing.whomToAsk')}</dt>
      <dd>{say(kind === 'notAllowed' ? 'missing.askForRight' : 'missing.askWhoSent')}</dd>
    </dl>
  );
};

const SomebodyElse = () => {
  const say = useWords();
  return <Button onClick={useSignOut()}>{say('missing.asSomebodyElse')}</Button>;
};
