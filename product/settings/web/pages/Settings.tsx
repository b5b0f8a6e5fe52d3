import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '#contract/formatters';
import { FormRenderer } from '#shell/form/FormRenderer';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import type { SettingValues } from '../../settings';
import { settingsApi } from '../calls';
import { sections, type SettingForm } from '../parts/sections';
import { Versions } from '../parts/Versions';
import '../settings.css';
import { message } from '#shell/parts/voices';

/** The constants of the platform: what they are, since when, and why they were changed. */
const Settings = () => {
  const say = useWords();
  const cache = useQueryClient();
  const now = useQuery(settingsApi.now.query({}));
  const [taken, setTaken] = useState<{ readonly version: number; readonly values: SettingValues }>();
  if (!now.data)
    return (
      <div className="page__body">
        <h1>{say('settings.title')}</h1>
        <PartAwaited of={now} rows={8} />
      </div>
    );
  const { version, values, savedAt, heldBack } = now.data;
  const save = async ({ reason, ...changed }: SettingForm): Promise<void> => {
    const { mutationFn, onSuccess } = settingsApi.save.change(cache);
    await mutationFn({ version, values: changed, reason });
    setTaken(undefined);
    await onSuccess();
    message.success(say('settings.saved'));
  };
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{say('settings.title')}</h1>
        <p className="faint">
          {say('settings.versionNow', { version })}
          {version > 1 && ` · ${say('settings.inForceSince', { at: momentText(savedAt) })}`}
          {heldBack > 0 && ` · ${say('settings.heldBack', { count: heldBack })}`}
        </p>
      </header>
      <FormRenderer<SettingForm>
        key={`${version} ${taken?.version ?? ''}`}
        sections={sections}
        initial={taken?.values ?? values}
        onSubmit={save}
        submitLabel="settings.save"
        under={['values']}
      >
        <p className="faint gap-below">{say('settings.heldHint')}</p>
      </FormRenderer>
      <Versions
        inForce={version}
        onTake={(old) => {
          setTaken(old);
          message.info(say('settings.taken', { version: old.version }));
        }}
      />
    </div>
  );
};
export default Settings;
