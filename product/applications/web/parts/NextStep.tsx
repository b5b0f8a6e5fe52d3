import { Button } from 'antd';
import { Link } from 'react-router';
import { useWords } from '#shell/words/say';
import type { Holder, Stage } from '../../details';

const named = ['material.owner', 'materialReview.assessor', 'report.assessor'] as const;

/** The way on for who holds the case, by what is to be done there. */
export const NextStep = ({
  stage,
  holder,
  next,
}: {
  readonly stage: Stage;
  readonly holder: Holder;
  readonly next: string;
}) => {
  const say = useWords();
  const step = named.find((each) => each === `${stage}.${holder}`) ?? 'other';
  return (
    <Link to={next}>
      <Button type="primary">{say(`applicationScreens.next.${step}`)}</Button>
    </Link>
  );
};
