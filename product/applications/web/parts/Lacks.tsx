import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WordKey } from '../../../../contract/words';
import { usePerson } from '../../../../shell/frame/useMenu';
import { useWords } from '../../../../shell/words/say';
import { dayOf } from '../../../tasks/calendar';
import { achievementFields } from '../../achievement';
import { completionFields } from '../../completion';
import type { Draft } from '../../application';
import { missingFor, type Lacking } from '../../submission';
import { applicationsApi } from '../calls';
import { labelOfField } from './labels';
import { stepPath } from './Step';

/** What submitting would refuse, found before a signing code is asked for. The server says it again. */
export const useLacks = () => {
  const cache = useQueryClient();
  const person = usePerson();
  const [found, setFound] = useState<readonly Lacking[]>([]);
  const look = useCallback(
    async (draft: Draft): Promise<boolean> => {
      const agencies = await cache.fetchQuery(applicationsApi.agencies.query({}));
      const agency = agencies.find(({ id }) => id === draft.evaluationAgencyId);
      const missing = missingFor(draft, {
        ownerId: person?.id ?? '',
        today: dayOf(new Date()),
        ...(agency && { agency: { technologyFields: agency.technologyFields, isStarted: true } }),
      });
      setFound(missing);
      return missing.length > 0;
    },
    [cache, person],
  );
  return { found, look };
};

const stepOf = (field: string): 0 | 1 | 2 =>
  field in achievementFields ? 0 : field in completionFields ? 1 : 2;

/** Names what is missing, each with the way to its step. */
export const Lacks = ({
  found,
  id,
}: {
  readonly found: readonly Lacking[];
  readonly id: string | undefined;
}) => {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  // The button that asked stands at the foot of a long form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [found]);
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
              return (
                <li key={`${path.join('.')} ${word}`}>
                  <Link to={stepPath(stepOf(field), id)}>{say(labelOfField(field))}</Link>
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
