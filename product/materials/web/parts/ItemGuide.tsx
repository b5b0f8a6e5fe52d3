import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { attempt } from '#shell/client/useDo';
import { handOver } from '#shell/client/hand-over';
import { useWords } from '#shell/words/say';
import { materialsApi } from '../calls';
import { useFilling, type Item } from './filling';

/** What a good proof of an item is, why it is mostly returned, and what one may begin with (domain §9.12). */
export const ItemGuide = ({ item }: { readonly item: Item }) => {
  const say = useWords();
  const { materialId } = useFilling();
  const { good, returned, hasTemplate } = item.guide;
  return (
    <details className="item-guide">
      <summary>{say('materialScreens.guide')}</summary>
      <p>{good}</p>
      <p>{say('shell.labelled', { label: say('materialScreens.guideReturned'), text: returned })}</p>
      {hasTemplate && (
        <Button
          size="small"
          icon={<DownloadOutlined />}
          disabled={false}
          aria-label={say('materialScreens.takeTemplateOf', { title: item.title })}
          onClick={() =>
            void attempt(async () =>
              handOver(await materialsApi.template.file({ id: materialId, code: item.code })),
            )
          }
        >
          {say('materialScreens.takeTemplate')}
        </Button>
      )}
    </details>
  );
};
