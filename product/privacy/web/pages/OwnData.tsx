import { useQuery } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { Link } from 'react-router';
import { momentText } from '#contract/formatters';
import type { WordKey } from '#contract/words';
import { attempt, useDo } from '#shell/client/useDo';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { Ago } from '#shell/parts/Ago';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { privacyApi } from '../calls';
import '../parts/own-data.css';

/** What is stored about oneself, what one agreed to, and what one may ask for (domain §9.15). */
const OwnData = () => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const found = useQuery(privacyApi.mine.query({}));
  const { data } = found;
  if (!data) return <PageAwaited of={found} />;
  const waiting = data.erasures.some(({ state }) => state === 'pending');
  const take = async (format: 'json' | 'html'): Promise<void> => {
    const { handOver } = await import('#shell/client/hand-over');
    await attempt(async () => handOver(await privacyApi.copy.file({ format })));
  };
  const ask = () =>
    confirm({
      title: 'privacy.askQuestion',
      okText: 'privacy.ask',
      danger: true,
      run: () => perform(privacyApi.requestErase, {}, 'privacy.asked'),
    });
  return (
    <div className="page__body own-data">
      <header className="page__head">
        <h1>{say('privacy.title')}</h1>
      </header>
      <section className="card" aria-labelledby="own-data-stored">
        <h2 id="own-data-stored">{say('privacy.stored')}</h2>
        <p className="faint">{say('privacy.about')}</p>
        <table>
          <thead>
            <tr>
              <th>{say('privacy.kind')}</th>
              <th className="own-data__count">{say('privacy.count')}</th>
              <th>{say('privacy.afterErasure')}</th>
            </tr>
          </thead>
          <tbody>
            {data.holdings
              .filter(({ rows }) => rows > 0)
              .map(({ table, title, rows, onErasure }) => (
                <tr key={table}>
                  <td>{title}</td>
                  <td className="own-data__count">{rows}</td>
                  <td>{say(`privacy.onErasure.${onErasure}`)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <Space wrap>
          <Button type="primary" onClick={() => void take('html')}>
            {say('privacy.copyHtml')}
          </Button>
          <Button onClick={() => void take('json')}>{say('privacy.copyJson')}</Button>
          <Link to="/profile/whoLooked">{say('privacy.looked')}</Link>
        </Space>
      </section>
      <section className="card" aria-labelledby="own-data-consents">
        <h2 id="own-data-consents">{say('privacy.consents')}</h2>
        {data.consents.length === 0 ? (
          <p className="faint">{say('privacy.noConsents')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th>{say('privacy.notice')}</th>
                <th>{say('privacy.givenAt')}</th>
              </tr>
            </thead>
            <tbody>
              {data.consents.map(({ notice, givenAt }) => (
                <tr key={notice}>
                  <td>{say(`privacy.notice.${notice}` as WordKey)}</td>
                  <td className="own-data__moment">
                    <Ago at={givenAt} exact />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="card" aria-labelledby="own-data-erasure">
        <h2 id="own-data-erasure">{say('privacy.erasure')}</h2>
        <p className="faint">{say('privacy.erasureAbout')}</p>
        {data.erasures.length > 0 && (
          <table>
            <thead>
              <tr>
                <th>{say('privacy.askedAt')}</th>
                <th>{say('privacy.state')}</th>
                <th>{say('privacy.dueAt')}</th>
                <th>{say('privacy.decisionReason')}</th>
              </tr>
            </thead>
            <tbody>
              {data.erasures.map(({ id, state, askedAt, dueAt, decisionReason }) => (
                <tr key={id}>
                  <td className="own-data__moment">
                    <Ago at={askedAt} exact />
                  </td>
                  <td>{say(`privacy.state.${state}`)}</td>
                  <td className="own-data__moment">{state === 'pending' ? momentText(dueAt) : '/'}</td>
                  <td>{decisionReason || '/'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {waiting ? (
          <Button onClick={() => void perform(privacyApi.withdrawErase, {}, 'privacy.withdrawn')}>
            {say('privacy.withdraw')}
          </Button>
        ) : (
          <Button danger onClick={ask}>
            {say('privacy.ask')}
          </Button>
        )}
      </section>
    </div>
  );
};
export default OwnData;
