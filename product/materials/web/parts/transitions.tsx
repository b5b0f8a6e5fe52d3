import { Button } from 'antd';
import { Link } from 'react-router';
import type * as z from 'zod';
import type { TransitionButtons } from '#shell/pages/Transitions';
import { useWords } from '#shell/words/say';
import type { MaterialForStaff } from '../../material';
import { templatePath } from './status';

type Staff = z.output<typeof MaterialForStaff>;

const Fill = ({ of }: { readonly of: Staff }) => {
  const say = useWords();
  return (
    <Link to={templatePath(of.template as 1 | 2, of.id)}>
      <Button type="primary">{say('materialScreens.fill')}</Button>
    </Link>
  );
};

/** To the desk, where the assessor decides and the agency reopens: nobody may do both at one time. */
const Review = ({ of }: { readonly of: Staff }) => {
  const say = useWords();
  return (
    <Link to={`/EvaluationManagement/detailOriginal2?Id=${of.id}`}>
      <Button type="primary">{say('materialScreens.review')}</Button>
    </Link>
  );
};

/** The buttons of a material's page. */
export const materialButtons: TransitionButtons<Staff> = {
  submit: Fill,
  pass: Review,
  reopen: Review,
  // On the same desk as `pass`.
  return: null,
  // In the form itself.
  save: null,
};
