import { StatusTag } from '#shell/look/StatusTag';
import { Ago } from '#shell/parts/Ago';
import { useWords } from '#shell/words/say';
import { CopyText } from '#shell/parts/CopyText';
import type { StaffReport } from './types';

export const actors = ['assessor', 'secondChecker', 'agency'] as const;
export type Signer = (typeof actors)[number];

/** Whether an actor has signed exactly what stands there now. */
export const hasSigned = (report: StaffReport, actor: Signer): boolean =>
  report.signatures.some((each) => each.actor === actor && each.isCurrent);

/** The three signatures a report needs, and the content they stand for (R5a). */
export const Signatures = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  return (
    <>
      <dl className="facts gap-below">
        <div className="facts__wide">
          <dt>{say('reportScreens.contentHash')}</dt>
          <dd>
            <CopyText text={report.contentHash} label="reportScreens.contentHash" />
          </dd>
        </div>
      </dl>
      <ul className="signatures">
        {actors.map((actor) => {
          const given = report.signatures.filter((each) => each.actor === actor);
          const valid = given.find(({ isCurrent }) => isCurrent);
          const last = valid ?? given.at(-1);
          return (
            <li key={actor}>
              <b>{say(`reportScreens.actor.${actor}`)}</b>
              <StatusTag status={valid ? 'passed' : last ? 'returned' : 'draft'}>
                {say(
                  valid
                    ? 'reportScreens.signed'
                    : last
                      ? 'reportScreens.signedBefore'
                      : 'reportScreens.notSigned',
                )}
              </StatusTag>
              {last && (
                <span className="faint">
                  {last.name} · <Ago at={last.signedAt} exact />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
