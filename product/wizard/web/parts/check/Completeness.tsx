import { useQuery } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useNavigate } from 'react-router';
import { dayOf } from '#contract/calendar';
import { useRecord } from '#shell/form/record';
import { usePerson } from '#shell/frame/useMenu';
import { useWords } from '#shell/words/say';
import type { Draft } from '#product/applications/application';
import { conditions } from '#product/applications/conditions';
import { applicationsApi } from '#product/applications/web/calls';
import { lacksOf, pageOfField } from './Lacks';
import { labelOfField, stepForms } from '#product/applications/web/forms';

/** How many fields the application cannot do without, by its answers. */
const neededIn = (draft: Draft): number =>
  Object.entries(stepForms.edit.fields).filter(
    ([field, { needed }]) => needed || conditions[field as keyof Draft]?.needed?.(draft),
  ).length;

interface CompletenessProps {
  readonly id: string | undefined;
  /** The fields of this page. */
  readonly here: Readonly<Record<string, unknown>>;
  readonly onGo: (path: readonly (string | number)[]) => void;
}

/** How much of all three steps is there, and the way to what is missing next: on this page first, then on the others. */
export const Completeness = ({ id, here, onGo }: CompletenessProps) => {
  const say = useWords();
  const navigate = useNavigate();
  const ownerId = usePerson()?.id ?? '';
  const agencies = useQuery(applicationsApi.agencies.query({})).data;
  const { lacks, needed } = useRecord((draft: Draft) => {
    const agency = agencies?.find((each) => each.id === draft.evaluationAgencyId);
    const found = lacksOf(draft, {
      ownerId,
      today: dayOf(new Date()),
      ...(agency && { agency: { technologyFields: agency.technologyFields, isStarted: true } }),
    });
    return { lacks: found, needed: neededIn(draft) };
  });
  if (!agencies) return null;
  const isHere = ({ path }: (typeof lacks)[number]): boolean => String(path[0]) in here;
  const next = lacks.find(isHere) ?? lacks[0];
  const missing = new Set(lacks.map(({ path }) => path[0])).size;
  return (
    <div className="card completeness" role="group" aria-label={say('applicationScreens.completeness')}>
      <Progress
        percent={Math.round((100 * Math.max(0, needed - missing)) / needed)}
        size="small"
        status={missing === 0 ? 'success' : 'normal'}
        aria-label={say('applicationScreens.completeness')}
      />
      <span>
        {missing === 0
          ? say('applicationScreens.complete')
          : say('applicationScreens.incomplete', { count: lacks.length, here: lacks.filter(isHere).length })}
      </span>
      {next && (isHere(next) || id !== undefined) && (
        <Button
          size="small"
          onClick={() => (isHere(next) ? onGo(next.path) : void navigate(pageOfField(next.path, id)))}
        >
          {say('applicationScreens.nextLack', { label: say(labelOfField(String(next.path[0]))) })}
        </Button>
      )}
    </div>
  );
};
