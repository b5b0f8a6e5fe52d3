import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '#shell/parts/small-table.css';
import { useWords } from '#shell/words/say';
import { galleryApi } from '../../calls';
import { useDragSaid } from '../../parts/useDragSaid';
import { DraggedRow } from './DraggedRow';

/** Rows in an order of one's own: dragged by the handle, or taken up with space and moved with the arrow keys. */
const Dragged = () => {
  const say = useWords();
  const { data } = useQuery(galleryApi.articles.query({ pageSize: 5 }));
  const [order, setOrder] = useState<readonly string[]>();
  const articles = new Map(data?.rows.map((article) => [article.id, article]));
  const ids = [...(order ?? articles.keys())];
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragSaid(ids, (id) => articles.get(id)?.title ?? '');
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over) setOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <div className="small-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('galleryTable.drag.place')}</th>
              <th scope="col">{say('galleryArticle.title')}</th>
              <th scope="col">{say('galleryArticle.author')}</th>
            </tr>
          </thead>
          <tbody>
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              {ids.map((id) => (
                <DraggedRow key={id} article={articles.get(id)!} />
              ))}
            </SortableContext>
          </tbody>
        </table>
      </div>
    </DndContext>
  );
};
export default Dragged;
