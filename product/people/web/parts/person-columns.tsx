import type { Column } from '../../../../shell/list/types';
import type { Row } from './person-values';

/** What both lists show of an account's state. */
export const stateColumn: Column<Row> = {
  field: 'state',
  label: 'staff.state',
  width: 110,
  as: {
    status: { active: 'passed', locked: 'rejected' },
    words: { active: 'staff.state.active', locked: 'staff.state.locked' },
  },
};

/** Mobile and e-mail as far as they may be seen. */
export const contactColumns: readonly Column<Row>[] = [
  { field: 'mobile', label: 'people.mobile', width: 130, draw: ({ mobile }) => mobile.masked || '/' },
  { field: 'email', label: 'people.email', width: 190, draw: ({ email }) => email.masked || '/' },
];

export const states = {
  field: 'state',
  options: [
    { value: 'all', label: 'shell.all' },
    { value: 'active', label: 'staff.state.active' },
    { value: 'locked', label: 'staff.state.locked' },
  ],
} as const;
