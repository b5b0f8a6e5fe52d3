import { Button, Tag } from 'antd';
import { DictionaryTag } from '../../../../shell/dictionary/useDictionary';
import { useWords } from '../../../../shell/words/say';
import type { Item } from './desk';

type Shown = Pick<Item, 'code' | 'title' | 'required' | 'files' | 'notApplicableReason'>;

interface EvidenceListProps {
  readonly items: readonly Shown[];
  readonly onOpen: (file: Shown['files'][number]) => void;
}

/** Every item with its files, to be read; a click opens a file. */
export const EvidenceList = ({ items, onOpen }: EvidenceListProps) => {
  const say = useWords();
  return (
    <div className="evidence-list">
      {items
        .filter(({ files, notApplicableReason }) => files.length > 0 || notApplicableReason)
        .map((item) => (
          <section key={item.code}>
            <h2>{item.title}</h2>
            {item.notApplicableReason && (
              <p className="faint">
                {say('materialScreens.notApplicable')}: {item.notApplicableReason}
              </p>
            )}
            <ul className="evidence-list__files">
              {item.files.map((file) => (
                <li key={file.id}>
                  <Button type="link" onClick={() => onOpen(file)}>
                    {file.title || file.name}
                  </Button>
                  <span className="faint">
                    <DictionaryTag dictionary="documentType" code={file.documentType} /> · {file.issuer} ·{' '}
                    {file.issuedOn ?? '/'}
                  </span>
                  {file.scanState === 'notScanned' && <Tag>{say('materialScreens.notScanned')}</Tag>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};
