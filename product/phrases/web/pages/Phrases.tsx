import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDo } from '#shell/client/useDo';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { SmallTable } from '#shell/parts/SmallTable';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { phrasesApi } from '../calls';
import { PhraseDialog } from '../parts/PhraseDialog';

/** The texts that one uses again: one's own, and those of the organisation. */
const Phrases = () => {
  const say = useWords();
  const confirm = useConfirm();
  const perform = useDo();
  const found = useQuery(phrasesApi.list.query({}));
  const { data } = found;
  if (!data) return <PageAwaited of={found} />;
  const { phrases, mayShare } = data;
  const remove = (id: string): void =>
    confirm({
      title: 'phrases.removeQuestion',
      okText: 'phrases.remove',
      danger: true,
      run: () => perform(phrasesApi.remove, { id }, 'phrases.removed'),
    });
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{say('phrases.title')}</h1>
        <div className="page__actions">
          <PhraseDialog mayShare={mayShare} />
        </div>
      </header>
      <section className="card">
        <p className="faint gap-below">{say('phrases.hint')}</p>
        {phrases.length === 0 && <p>{say('phrases.none')}</p>}
        <SmallTable
          head={['phrases.body', 'phrases.kind', 'phrases.whose', 'shell.actions']}
          rows={phrases.map((phrase) =>
            [
              phrase.body,
              say(`phrases.kind.${phrase.kind}`),
              say(phrase.isShared ? 'phrases.shared' : 'phrases.own'),
              phrase.mayChange && (
                <div>
                  <PhraseDialog phrase={phrase} mayShare={mayShare} />
                  <Button type="link" danger onClick={() => remove(phrase.id)}>
                    {say('phrases.remove')}
                  </Button>
                </div>
              ),
            ].map((cell) => cell || '/'),
          )}
        />
      </section>
    </div>
  );
};
export default Phrases;
