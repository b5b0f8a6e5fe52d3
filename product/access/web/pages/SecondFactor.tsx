import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { momentText } from '#contract/formatters';
import { attempt, useDo } from '#shell/client/useDo';
import { Facts } from '#shell/pages/Facts';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { accessApi } from '../calls';
import { CodesDialog } from '../parts/CodesDialog';
import { EnrolDialog, type Offer } from '../parts/EnrolDialog';
import { Identities } from '../parts/Identities';
import '../parts/factor.css';

/** So few codes left that new ones should be made. */
const few = 3;

/** One's own second factor and the sign-ins elsewhere that one has linked: set up, replaced with another device, its recovery codes, and removed where it may be (AU-10). */
const SecondFactor = () => {
  const say = useWords();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const perform = useDo();
  const found = useQuery(accessApi.secondFactor.query({}));
  const factor = found.data;
  const [offer, setOffer] = useState<Offer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = async () => setOffer(await attempt(() => accessApi.beginSecondFactor({})));
  const renew = async () => {
    const made = await perform(accessApi.newRecoveryCodes, {});
    if (made) setCodes(made.recoveryCodes);
  };
  const remove = () =>
    confirm({
      title: 'accessScreens.removeQuestion',
      okText: 'accessScreens.remove',
      danger: true,
      run: () => perform(accessApi.removeSecondFactor, {}, 'accessScreens.removed'),
    });
  const enrolled = () => {
    setCodes(undefined);
    void cache.invalidateQueries({ queryKey: ['access'] });
  };
  if (!factor) return <PageAwaited of={found} />;
  const isOn = factor.since !== null;
  return (
    <div className="page__body">
      <section className="card own-factor">
        <h1>{say('accessScreens.secondFactor')}</h1>
        <p className="faint">{say('accessScreens.factorAbout')}</p>
        {factor.isOff && <Alert type="info" showIcon title={say('accessScreens.factorOff')} />}
        {factor.isDemanded && (
          <Alert type={isOn ? 'success' : 'warning'} showIcon title={say('accessScreens.factorDemanded')} />
        )}
        <Facts
          row={factor}
          facts={[
            {
              field: 'since',
              label: 'accessScreens.state',
              draw: ({ since }) =>
                since === null
                  ? say('accessScreens.factorNone')
                  : say('accessScreens.factorSince', { day: momentText(since) }),
            },
            {
              field: 'recoveryCodesLeft',
              label: 'accessScreens.recoveryCodes',
              draw: ({ recoveryCodesLeft: count }) =>
                isOn ? say('accessScreens.codesLeft', { count }) : '/',
            },
          ]}
        />
        {isOn && factor.recoveryCodesLeft <= few && (
          <Alert type="warning" showIcon title={say('accessScreens.fewCodes')} />
        )}
        <Space wrap>
          <Button type={isOn ? 'default' : 'primary'} onClick={() => void begin()}>
            {say(isOn ? 'accessScreens.replaceFactor' : 'accessScreens.setUpFactor')}
          </Button>
          {isOn && <Button onClick={() => void renew()}>{say('accessScreens.newCodes')}</Button>}
          {isOn && !factor.isDemanded && (
            <Button danger onClick={remove}>
              {say('accessScreens.remove')}
            </Button>
          )}
        </Space>
      </section>
      <Identities />
      {offer && (
        <EnrolDialog
          offer={offer}
          onClose={() => setOffer(undefined)}
          onDone={(made) => {
            setOffer(undefined);
            setCodes(made);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={enrolled} />}
    </div>
  );
};
export default SecondFactor;
