import { UserAddOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useWords } from '#shell/words/say';
import { peopleApi } from '#product/people/web/calls';
import type { PersonRow } from '../../application';

/**
 * Puts the applicant themselves among the completing persons, as their profile describes them. Only so is the row known to
 * be theirs: somebody who is not the first completing person hands in its authorisation (domain §4.3 C).
 */
export const AddMyself = ({ onAdd }: { readonly onAdd: (row: object) => void }) => {
  const say = useWords();
  const me = useQuery(peopleApi.myself.query({})).data?.[0];
  const persons = Form.useWatch<readonly Partial<PersonRow>[] | undefined>('persons') ?? [];
  if (!me || persons.some(({ personId }) => personId === me.id)) return null;
  const row: Partial<PersonRow> = {
    personId: me.id,
    name: me.trueName,
    sex: me.sex === 0 ? null : (String(me.sex) as PersonRow['sex']),
    birthYear: me.birthday ? Number(me.birthday.slice(0, 4)) : null,
    professionalTitle: (me.professionalTitle || null) as PersonRow['professionalTitle'],
    education: (me.education || null) as PersonRow['education'],
    organisationName: me.organisationName,
  };
  return (
    <Button icon={<UserAddOutlined />} onClick={() => onAdd(row)}>
      {say('applicationScreens.addMyself')}
    </Button>
  );
};
