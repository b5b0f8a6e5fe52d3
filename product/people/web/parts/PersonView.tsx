import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { dayText } from '#contract/formatters';
import { Hidden, TimelineLink } from '#product/audit/web';
import { Facts, type Fact } from '#shell/pages/Facts';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { staffApi } from '../staff-calls';
import { certificateField, certificateKinds, certificatesOf } from '../../certificates';
import { CertificateText } from './CertificateText';
import { RoleNames } from './person-columns';
import './own-account.css';
import type { Person } from './person-values';

interface PersonViewProps {
  readonly id: string;
  readonly isExpert: boolean;
  readonly onClose: () => void;
}
type Shown = Person & { readonly credits?: number; readonly load?: number };

const Sex = ({ sex }: { readonly sex: number }) => {
  const say = useWords();
  return sex === 0 ? '/' : say(sex === 1 ? 'people.male' : 'people.female');
};

const facts: readonly Fact<Shown>[] = [
  { field: 'trueName', label: 'people.trueName' },
  { field: 'loginName', label: 'people.loginName' },
  { field: 'roleNames', label: 'staff.roles', draw: (person) => <RoleNames person={person} /> },
  { field: 'organisationName', label: 'people.organisation' },
  { field: 'position', label: 'people.position' },
  { field: 'professionalTitle', label: 'people.professionalTitle', as: { dictionary: 'professionalTitle' } },
  ...(['mobile', 'email', 'identityCard'] as const).map((field) => ({
    field,
    label: `people.${field}` as const,
    draw: (person: Shown) => (
      <Hidden userId={person.id} name={person.trueName} field={field} masked={person[field].masked} />
    ),
  })),
  { field: 'sex', label: 'people.sex', draw: ({ sex }) => <Sex sex={sex} /> },
  { field: 'birthday', label: 'people.birthday' },
  { field: 'education', label: 'people.education', as: { dictionary: 'education' } },
  { field: 'specialty', label: 'people.specialty' },
  { field: 'familiarSubjectOne', label: 'people.familiarSubjectOne', as: { dictionary: 'subject' } },
  { field: 'familiarSubjectTwo', label: 'people.familiarSubjectTwo', as: { dictionary: 'subject' } },
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
const texts: readonly Fact<Shown>[] = [
  { field: 'address', label: 'people.address', wide: true },
  { field: 'researchField', label: 'people.researchField', wide: true },
  { field: 'representativeResults', label: 'people.representativeResults', wide: true },
  { field: 'introduction', label: 'people.introduction', wide: true },
];

/** Somebody to be read: the profile, for an expert also how much he has done and has in hand, and where he worked. */
const PersonView = ({ id, isExpert, onClose }: PersonViewProps) => {
  const say = useWords();
  const staff = useQuery({ ...staffApi.record.query({ id }), enabled: !isExpert });
  const expert = useQuery({ ...staffApi.expert.query({ id }), enabled: isExpert });
  const places = useQuery(staffApi.workplaces.query({ userId: id })).data ?? [];
  const person: Shown | undefined = isExpert ? expert.data : staff.data;
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
          <Facts
            row={person}
            facts={[...facts, ...certificateFacts(person), ...(isExpert ? work : []), ...texts]}
          />
          <SmallTable
            title="staff.workplaces"
            head={['people.organisation', 'staff.period']}
            rows={places.map(({ organisationName, from, to }) => [
              organisationName,
              `${dayText(from)} – ${to ? dayText(to) : say('staff.today')}`,
            ])}
          />
          <TimelineLink kind="person" id={id} />
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Modal>
  );
};
export default PersonView;
