import { useQuery } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { momentText } from '#contract/formatters';
import { attempt, useDo } from '#shell/client/useDo';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { accessApi } from '../calls';

/** By whom else one signs in: linked here by oneself alone, and unlinked. Nothing where the operator names no provider. */
export const Identities = () => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const found = useQuery(accessApi.identities.query({})).data;
  if (!found || found.providers.length + found.identities.length === 0) return null;
  const begin = async (provider: string) => {
    const way = await attempt(() => accessApi.beginLinking({ provider }));
    if (way) location.assign(way.address);
  };
  const unlink = ({ id, name }: (typeof found.identities)[number]) =>
    confirm({
      title: 'accessScreens.unlinkQuestion',
      values: { name },
      okText: 'accessScreens.unlink',
      danger: true,
      run: () => perform(accessApi.unlinkIdentity, { id }, 'accessScreens.unlinked'),
    });
  return (
    <section className="card own-factor">
      <h2>{say('accessScreens.identities')}</h2>
      <p className="faint">{say('accessScreens.identitiesAbout')}</p>
      {found.identities.length > 0 && (
        <ul className="identities">
          {found.identities.map((identity) => (
            <li key={identity.id}>
              <span className="identities__name">
                <strong>{identity.name}</strong>
                <span className="faint small">
                  {say('accessScreens.linkedAt', { at: momentText(identity.linkedAt) })}
                  {' · '}
                  {identity.lastUsedAt === null
                    ? say('accessScreens.neverUsed')
                    : say('accessScreens.usedAt', { at: momentText(identity.lastUsedAt) })}
                </span>
              </span>
              <Button danger size="small" onClick={() => unlink(identity)}>
                {say('accessScreens.unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Space wrap>
        {found.providers.map(({ provider, name }) => (
          <Button key={provider} onClick={() => void begin(provider)}>
            {say('accessScreens.link', { name })}
          </Button>
        ))}
      </Space>
    </section>
  );
};
