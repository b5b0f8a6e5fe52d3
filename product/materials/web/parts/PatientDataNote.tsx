import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { minuteText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import type { PatientData } from '../../patient-data';

const Found = ({ part, findings }: PatientData) => {
  const say = useWords();
  return (
    <ul className="patient-data__found">
      {findings.map(({ kind, count, places, masked }) => (
        <li key={kind}>
          {say('materialScreens.identifierCount', {
            kind: say(`materialScreens.identifier.${kind}`),
            count,
            places: say(`materialScreens.place.${part}`, { numbers: places.join(say('shell.listMark')) }),
            masked: masked.join(say('shell.listMark')),
          })}
        </li>
      ))}
    </ul>
  );
};

/**
 * What looking through a file found (domain §9.12): nothing, something that may identify patients, masked and by its place,
 * or that it was not looked at. Beneath what was found stands who answered for it, or `children`, the way to do so.
 */
export const PatientDataNote = ({
  data,
  children,
}: {
  readonly data: PatientData | null | undefined;
  readonly children?: ReactNode;
}) => {
  const say = useWords();
  if (!data) return null;
  const { state, part, read, parts, findings, confirmedBy, confirmedAt } = data;
  const partly =
    read < parts && state === 'checked'
      ? say('materialScreens.patientDataPartly', { read, parts, unit: say(`materialScreens.unit.${part}`) })
      : '';
  if (findings.length === 0)
    return (
      <p className="patient-data faint">
        {state === 'waiting'
          ? say('materialScreens.patientDataWaiting')
          : state === 'checked'
            ? say('materialScreens.patientDataNothing') + partly
            : say(`materialScreens.patientData.${state}`)}
      </p>
    );
  return (
    <Alert
      className="patient-data"
      type={confirmedAt ? 'info' : 'warning'}
      showIcon
      title={
        <>
          {say('materialScreens.patientDataFound')}
          <Found {...data} />
          {partly && <p className="faint">{partly}</p>}
          {confirmedAt
            ? say('materialScreens.deIdentificationConfirmed', {
                person: confirmedBy ?? '',
                at: minuteText(confirmedAt),
              })
            : (children ?? say('materialScreens.deIdentificationOpen'))}
        </>
      }
    />
  );
};
