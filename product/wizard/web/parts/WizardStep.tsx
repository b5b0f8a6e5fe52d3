import { Skeleton, Steps } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { usePageTitle } from '#shell/frame/page';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';

const paths = ['apply', 'apply2', 'apply3'] as const;
export const stepPath = (at: 0 | 1 | 2, id: string | undefined): string =>
  `/EvaluationManagement/${paths[at]}${id ? `?Id=${id}` : ''}`;

interface StepProps {
  readonly at: 0 | 1 | 2;
  readonly id: string | undefined;
  readonly name: string | null | undefined;
  readonly isLoading: boolean;
  readonly failed: ComponentProps<typeof NoRecord>['of'] | undefined;
  readonly goTo: (path: string) => void;
  readonly children: ReactNode;
}

/** The frame of a wizard's page: where one is among the three, and the way to the others once there is a draft. */
export const WizardStep = ({ at, id, name, isLoading, failed, goTo, children }: StepProps) => {
  const say = useWords();
  usePageTitle(name || undefined);
  if (failed) return <NoRecord of={failed} />;
  return (
    <div className="page__body">
      <h1>{name || say('applicationScreens.newApplication')}</h1>
      <Steps
        className="card"
        size="small"
        current={at}
        {...(id !== undefined && { onChange: (to: number) => goTo(stepPath(to as 0 | 1 | 2, id)) })}
        items={[
          { title: say('applicationScreens.step1') },
          { title: say('applicationScreens.step2') },
          { title: say('applicationScreens.step3') },
        ]}
      />
      {isLoading ? <Skeleton active title={false} paragraph={{ rows: 12 }} /> : children}
    </div>
  );
};
