import { UserAddOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useWords } from '#shell/words/say';
import { peopleApi } from '#product/people/web/calls';
import type { PersonRow } from '../../application';
import { personRowOf } from './person-row';

/**
 * Puts the applicant themselves among the completing persons, as their profile describes them. Only so is the row known to
 * be theirs: somebody who is not the first completing person hands in its authorisation (domain §4.3 C).
 */
export const AddMyself = ({ onAdd }: { readonly onAdd: (row: object) => void }) => {
  const say = useWords();
  const me = useQuery(peopleApi.myself.query({})).data?.[0];
  const persons = Form.useWatch<readonly Partial<PersonRow>[] | undefined>('persons') ?? [];
  if (!me || persons.some(({ personId }) => personId === me.id)) return null;
  return (
    <Button icon={<UserAddOutlined />} onClick={() => onAdd(personRowOf(me))}>
      {say('applicationScreens.addMyself')}
    </Button>
  );
};
