import type { Column } from '#shell/list/types';
import { useWords } from '#shell/words/say';
import { certificatesOf } from '../../certificate-kinds';
import { CertificateText } from './CertificateText';
import { listed } from './facts';
import type { EditedPerson } from './person-values';

/** What both lists show of an account's state. */
export const stateColumn: Column<EditedPerson> = {
  field: 'state',
  label: 'staff.state',
  width: 110,
  as: {
    status: { active: 'passed', held: 'progress', locked: 'rejected' },
    words: { active: 'staff.state.active', held: 'staff.state.held', locked: 'staff.state.locked' },
  },
};

/** Roles, and whether somebody acts for their whole organisation. */
export const RoleNames = ({
  person,
}: {
  readonly person: Pick<EditedPerson, 'roleNames' | 'isOrganisationAdmin'>;
}) => {
  const say = useWords();
  return (
    [...person.roleNames, ...(person.isOrganisationAdmin ? [say('staff.organisationAdmin')] : [])].join(
      ' · ',
    ) || '/'
  );
};

/** Mobile and e-mail as far as they may be seen. */
export const contactColumns: readonly Column<EditedPerson>[] = [
  { ...listed('mobile', 130), draw: ({ mobile }) => mobile.masked || '/' },
  { ...listed('email', 190), draw: ({ email }) => email.masked || '/' },
];

/** By which certificate somebody works, and until when. */
export const certificateColumn: Column<EditedPerson> = {
  field: 'assessorCertificate',
  label: 'staff.certificate',
  width: 190,
  draw: (row) => {
    const kinds = certificatesOf(row.userType, row.roles);
    return kinds.length === 0
      ? '/'
      : kinds.map((kind) => <CertificateText key={kind} kind={kind} holder={row} />);
  },
};

export const states = {
  field: 'state',
  options: [
    { value: 'all', label: 'shell.all' },
    { value: 'active', label: 'staff.state.active' },
    { value: 'held', label: 'staff.state.held' },
    { value: 'locked', label: 'staff.state.locked' },
  ],
} as const;
