import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { dayText } from '#contract/formatters';
import { TimelineLink } from '#product/audit/web';
import { DeclaredFacts } from '#shell/pages/DeclaredFacts';
import type { Fact } from '#shell/pages/Facts';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { staffApi } from '../staff-calls';
import { certificateField, certificateKinds, certificatesOf } from '../../certificate-kinds';
import { CertificateText } from './CertificateText';
import { RoleNames } from './person-columns';
import './own-account.css';
import { profile } from './facts';
import type { Person } from './person';
import { profileControls } from './profile-controls';

interface PersonViewProps {
  readonly id: string;
  readonly isExpert: boolean;
  readonly onClose: () => void;
}
type Shown = Person & { readonly credits?: number; readonly load?: number };

const signsIn: readonly Fact<Shown>[] = [
  { field: 'loginName', label: 'people.loginName' },
  { field: 'roleNames', label: 'staff.roles', draw: (person) => <RoleNames person={person} /> },
];
/** The certificates of the trades somebody follows, and those that are on record all the same. */
const certificateFacts = (person: Shown): readonly Fact<Shown>[] =>
  certificateKinds
    .filter(
      (kind) =>
        person[certificateField[kind]] !== null ||
        certificatesOf(person.userType, person.roles).includes(kind),
    )
    .map((kind) => ({
      field: certificateField[kind],
      label: `staff.${certificateField[kind]}`,
      draw: (row) => <CertificateText kind={kind} holder={row} />,
    }));
const work: readonly Fact<Shown>[] = [
  { field: 'credits', label: 'staff.credits', as: 'number' },
  { field: 'load', label: 'staff.load', as: 'number' },
];
/** Somebody to be read: the profile, for an expert also how much they have done and have in hand, and where they worked. */
const PersonView = ({ id, isExpert, onClose }: PersonViewProps) => {
  const say = useWords();
  const staff = useQuery({ ...staffApi.record.query({ id }), enabled: !isExpert });
  const expert = useQuery({ ...staffApi.expert.query({ id }), enabled: isExpert });
  const places = useQuery(staffApi.workplaces.query({ userId: id }));
  const found = isExpert ? expert : staff;
  const person: Shown | undefined = found.data;
  return (
    <Modal
      open
      width={760}
      title={person ? say('staff.lookTitle', { name: person.trueName }) : ' '}
      footer={null}
      onCancel={onClose}
    >
      {person ? (
        <div className="profile__read">
          <DeclaredFacts
            record={person}
            facts={profile}
            controls={profileControls}
            sections={['person', 'texts', 'pictures']}
            before={[...signsIn, ...certificateFacts(person), ...(isExpert ? work : [])]}
          />
          <SmallTable
            title="staff.workplaces"
            head={['people.organisation', 'staff.period']}
            rows={(places.data ?? []).map(({ organisationName, from, to }) => [
              organisationName,
              `${dayText(from)} – ${to ? dayText(to) : say('staff.today')}`,
            ])}
          />
          <AskAgainIfFailed of={places} what="staff.workplaces" />
          <TimelineLink kind="person" id={id} />
        </div>
      ) : (
        <PartAwaited of={found} rows={8} />
      )}
    </Modal>
  );
};
export default PersonView;
