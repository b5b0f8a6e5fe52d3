import { useRef, type DragEvent } from 'react';
import { useTabs } from '../../state/tabs';

/** Lets tabs be drawn to another place of the strip; the strip follows while the mouse still holds one. */
export const useDragging = () => {
  const held = useRef<string | null>(null);
  return (key: string, at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      held.current = key;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', key);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (held.current === null) return;
      event.preventDefault();
      if (held.current === key) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const from = useTabs.getState().tabs.findIndex((tab) => tab.key === held.current);
      // Only past the middle: a narrow tab and a wide one would change places for ever.
      const past = event.clientX > left + width / 2;
      if (from < at === past) useTabs.getState().move(held.current, at);
    },
    onDrop: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    onDragEnd: () => {
      held.current = null;
    },
  });
};
