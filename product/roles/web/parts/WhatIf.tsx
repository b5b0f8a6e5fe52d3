import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Tag } from 'antd';
import { useDeferredValue } from 'react';
import { SmallTable } from '#shell/parts/SmallTable';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';
import type { Role } from './role';

const Tags = ({ names, colour }: { readonly names: readonly string[]; readonly colour: 'green' | 'red' }) =>
  names.length === 0 ? (
    <>/</>
  ) : (
    <>
      {names.map((name) => (
        <Tag key={name} color={colour}>
          {colour === 'green' ? '+ ' : '− '}
          {name}
        </Tag>
      ))}
    </>
  );

interface Supposed {
  readonly roleId: string;
  readonly actionIds?: readonly string[];
  readonly basedOn?: Role['basedOn'];
  readonly dataScope?: Role['dataScope'];
}

/** What saving this would change: for the role, and for each of its people who would notice. */
export const WhatIf = ({ roleId, actionIds, basedOn, dataScope }: Supposed) => {
  const say = useWords();
  const asked = useDeferredValue(actionIds);
  const change = useQuery({
    ...rolesApi.whatIf.query({
      roleId,
      ...(asked && { actionIds: [...asked] }),
      ...(basedOn !== undefined && { basedOn }),
      ...(dataScope && { dataScope }),
    }),
    placeholderData: keepPreviousData,
  });
  if (!change.data) return <PartAwaited of={change} rows={3} />;
  const { people, gained, lost, lacking, affected, mixed } = change.data;
  const warning = actionIds && lacking.length > 0 && (
    <Alert type="warning" showIcon title={say('roles.lacking')} description={lacking.join('；')} />
  );
  if (actionIds && gained.length + lost.length === 0)
    return (
      <>
        {warning}
        <p className="faint">{say('roles.whatIfNone')}</p>
      </>
    );
  return (
    <>
      {warning}
      {actionIds && (
        <dl className="change">
          <dt>{say('roles.gained')}</dt>
          <dd>
            <Tags names={gained} colour="green" />
          </dd>
          <dt>{say('roles.lost')}</dt>
          <dd>
            <Tags names={lost} colour="red" />
          </dd>
        </dl>
      )}
      {mixed.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={
            <>
              {say('roles.mixed')}
              <ul className="change__mixed">
                {mixed.map(({ trueName, organisationName, kinds }) => (
                  <li key={`${trueName} ${organisationName}`}>
                    {trueName} <span className="faint">{organisationName}</span>{' '}
                    {kinds.map((kind) => (
                      <Tag key={kind}>{say(`roles.kindName.${kind}`)}</Tag>
                    ))}
                  </li>
                ))}
              </ul>
            </>
          }
        />
      )}
      <Alert
        type={affected.length > 0 ? 'warning' : 'info'}
        showIcon
        title={say('roles.whatIfPeople', { count: people, affected: affected.length })}
      />
      <SmallTable
        head={['roles.person', 'roles.gained', 'roles.lost', 'roles.records']}
        rows={affected.map((each) => [
          <>
            {each.trueName} <span className="faint">{each.organisationName}</span>
          </>,
          each.gained.length,
          each.lost.length,
          `+${each.recordsGained} / −${each.recordsLost}`,
        ])}
      />
    </>
  );
};
