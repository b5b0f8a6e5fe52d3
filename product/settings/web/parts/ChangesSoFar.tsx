import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useWords } from '#shell/words/say';
import type { SettingValues } from '../../settings';
import { settingsApi } from '../calls';
import { Changes } from './Changes';
import { differing } from './valueText';

/** What saving the form as it stands would change. */
export const ChangesSoFar = () => {
  const say = useWords();
  const now = useQuery(settingsApi.now.query({}));
  const typed = Form.useWatch([]) as Partial<SettingValues> | undefined;
  if (!now.data || !typed || differing(now.data.values, typed).length === 0)
    return <p className="faint">{say('settings.unchanged')}</p>;
  return <Changes before={now.data.values} after={typed} />;
};
