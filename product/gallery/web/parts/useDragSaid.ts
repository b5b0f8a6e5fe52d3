import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useWords } from '#shell/words/say';

/** What a screen reader is told of dragging, in the language of the screen: how it is done, and where a thing is now. */
export const useDragSaid = (
  ids: readonly string[],
  nameOf: (id: string) => string,
): NonNullable<DndContextProps['accessibility']> => {
  const say = useWords();
  const where = (active: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(String(active)),
    place: ids.indexOf(String(over ?? active)) + 1,
    places: ids.length,
  });
  return {
    screenReaderInstructions: { draggable: say('gallery.drag.how') },
    announcements: {
      onDragStart: ({ active }) => say('gallery.drag.taken', where(active.id, undefined)),
      onDragOver: ({ active, over }) => say('gallery.drag.over', where(active.id, over?.id)),
      onDragEnd: ({ active, over }) => say('gallery.drag.dropped', where(active.id, over?.id)),
      onDragCancel: ({ active }) => say('gallery.drag.cancelled', where(active.id, undefined)),
    },
  };
};
