import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import '#shell/parts/handle.css';
import { useWords } from '#shell/words/say';
import type { Article } from '#product/gallery/article';

interface DraggedRowProps {
  readonly article: Article;
  readonly disabled?: boolean;
}

/** One row, with the handle by which it is dragged. */
export const DraggedRow = ({ article, disabled = false }: DraggedRowProps) => {
  const say = useWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: article.id, disabled });
  return (
    <tr
      ref={setNodeRef}
      className={isDragging ? 'drag-rows__dragged' : undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <td data-label={say('galleryTable.drag.place')}>
        <button
          type="button"
          className="handle"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          disabled={disabled}
          aria-label={say('galleryTable.drag.move', { title: article.title })}
        >
          <HolderOutlined />
        </button>
      </td>
      <td data-label={say('galleryArticle.title')}>{article.title}</td>
      <td data-label={say('galleryArticle.author')}>{article.author}</td>
    </tr>
  );
};
