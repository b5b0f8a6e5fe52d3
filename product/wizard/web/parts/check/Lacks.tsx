import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WordKey } from '#contract/words';
import { usePerson } from '#shell/frame/useMenu';
import { useWords } from '#shell/words/say';
import { dayOf } from '#contract/calendar';
import type { Draft } from '#product/applications/application';
import { missingBy, type SubmissionFacts } from '#product/applications/submission';
import { applicationsApi } from '#product/applications/web/calls';
import type { Matches } from './Duplicates';
import { labelOfField, stepForms } from '#product/applications/web/forms';
import { stepPath } from '../WizardStep';

/** What keeps an application from being submitted, in the order of its form. */
export const lacksOf = missingBy(stepForms.edit.fields);

type Agencies = ReadonlyMap<string, NonNullable<SubmissionFacts['agency']>>;

const lacksAmong = (draft: Draft, ownerId: string, agencies: Agencies) => {
  const agency = agencies.get(draft.evaluationAgencyId ?? '');
  return lacksOf(draft, { ownerId, today: dayOf(new Date()), ...(agency && { agency }) });
};

/** What submitting would refuse, found before a signing code is asked for. The server says it again. */
export const useLacks = () => {
  const cache = useQueryClient();
  const ownerId = usePerson()?.id ?? '';
  const [agencies, setAgencies] = useState<Agencies>();
  const [matches, setMatches] = useState<Matches>([]);
  /** What the person has seen of it and called another achievement: asked about once. */
  const seen = useRef('');
  const look = useCallback(
    async (draft: Draft & { readonly id: string }): Promise<boolean> => {
      const found = await cache.fetchQuery(applicationsApi.agencies.query({}));
      const known: Agencies = new Map(
        found.map(({ id, technologyFields }) => [id, { technologyFields, isStarted: true }]),
      );
      setAgencies(known);
      setMatches([]);
      if (lacksAmong(draft, ownerId, known).length > 0) return true;
      const same = await applicationsApi.checkDuplicate({
        achievementName: draft.achievementName ?? '',
        id: draft.id,
      });
      const shown = JSON.stringify(same.map(({ id, reason }) => [id, reason]));
      const isAnswered = shown === seen.current && same.every(({ isDecisive }) => !isDecisive);
      seen.current = shown;
      setMatches(isAnswered ? [] : same);
      return same.length > 0 && !isAnswered;
    },
    [cache, ownerId],
  );
  return { agencies, ownerId, matches, look };
};
export type LacksState = ReturnType<typeof useLacks>;

const stepOf = (field: string): 0 | 1 | 2 =>
  field in stepForms.apply.fields ? 0 : field in stepForms.apply2.fields ? 1 : 2;

/** The page of the wizard on which something is to be filled in, led to its field. */
export const pageOfField = (path: readonly (string | number)[], id: string | undefined): string =>
  `${stepPath(stepOf(String(path[0])), id)}&Field=${path.join('.')}`;

interface LacksProps {
  readonly state: LacksState;
  /** What the server has; what stands in the form goes before it. */
  readonly whole: Draft;
  readonly id: string | undefined;
  /** The fields of this page. */
  readonly here: Readonly<Record<string, unknown>>;
  readonly onGo: (path: readonly (string | number)[]) => void;
}

/** Names what is missing, each with the way to its field, once somebody wanted to submit; it shrinks with every answer. */
export const Lacks = ({ state: { agencies, ownerId }, whole, id, here, onGo }: LacksProps) => {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  const form = Form.useFormInstance();
  const typed = Form.useWatch((values: Partial<Draft>) => values, { form, preserve: true });
  // The button that asked stands at the foot of a long form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [agencies]);
  const own = Object.fromEntries(Object.entries(typed ?? {}).filter(([field]) => field in here));
  const found = agencies ? lacksAmong({ ...whole, ...own }, ownerId, agencies) : [];
  if (found.length === 0) return null;
  return (
    <div ref={place}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={say('shell.defects', { count: found.length })}
        description={
          <ul>
            {found.map(({ path, word }) => {
              const field = String(path[0]);
              const label = say(labelOfField(field));
              return (
                <li key={`${path.join('.')} ${word}`}>
                  {field in here ? (
                    <Button type="link" size="small" onClick={() => onGo(path)}>
                      {label}
                    </Button>
                  ) : (
                    <Link to={pageOfField(path, id)}>{label}</Link>
                  )}
                  {typeof path[1] === 'number' ? ` ${path[1] + 1}` : ''}:{' '}
                  {say(`applications.${word}` as WordKey)}
                </li>
              );
            })}
          </ul>
        }
      />
    </div>
  );
};
