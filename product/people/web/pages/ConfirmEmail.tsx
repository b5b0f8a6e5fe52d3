import { Button, Result } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDo } from '#shell/client/useDo';
import { workbenchPath } from '#shell/router/paths';
import { useWords } from '#shell/words/say';
import { peopleApi } from '../calls';

/** Where the link leads that was mailed to a new address. A click confirms it: programs that open links in mails do not. */
const ConfirmEmail = () => {
  const say = useWords();
  const perform = useDo();
  const [token] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  const confirm = async () => {
    const confirmed = await perform(peopleApi.confirmEmail, { linkToken: token }, 'people.emailConfirmed');
    setDone(confirmed !== undefined);
  };
  return (
    <div className="page__body">
      <Result
        status={done ? 'success' : 'info'}
        title={<h1>{say(done ? 'people.emailConfirmed' : 'people.confirmEmail')}</h1>}
        subTitle={say('people.confirmEmailText')}
        extra={
          done ? (
            <Link to={workbenchPath}>{say('shell.toWorkbench')}</Link>
          ) : (
            <Button type="primary" onClick={() => void confirm()}>
              {say('people.confirmEmail')}
            </Button>
          )
        }
      />
    </div>
  );
};
export default ConfirmEmail;
