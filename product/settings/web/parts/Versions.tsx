import { useQuery } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { Ago } from '#shell/parts/Ago';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { SettingValues } from '../../settings';
import { settingsApi } from '../calls';
import { Changes } from './Changes';

const pageSize = 10;

/** Every version there was: who saved it, why, what it changed, and how much work still keeps to it. */
export const Versions = ({
  inForce,
  onTake,
}: {
  readonly inForce: number;
  readonly onTake: (old: { readonly version: number; readonly values: SettingValues }) => void;
}) => {
  const say = useWords();
  const [pageIndex, setPage] = useState(1);
  const versions = useQuery(settingsApi.versions.query({ pageIndex, pageSize }));
  const { rows = [], total = 0 } = versions.data ?? {};
  return (
    <section className="card">
      <SmallTable
        title="settings.history"
        head={[
          'settings.version',
          'settings.savedAt',
          'settings.savedBy',
          'settings.reason',
          'settings.changes',
          'settings.running',
          'settings.takeAgain',
        ]}
        figures={['settings.version', 'settings.running']}
        rows={rows.map(({ version, savedAt, savedByName, reason, values, before, running }) => [
          version,
          before && <Ago at={savedAt} exact />,
          savedByName,
          before ? reason : say('settings.delivered'),
          before && <Changes before={before} after={values} />,
          running,
          version !== inForce && (
            <Button
              size="small"
              aria-label={`${say('settings.takeAgain')} ${version}`}
              onClick={() => onTake({ version, values })}
            >
              {say('settings.take')}
            </Button>
          ),
        ])}
      />
      <Pagination
        hideOnSinglePage
        current={pageIndex}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        onChange={setPage}
      />
    </section>
  );
};
