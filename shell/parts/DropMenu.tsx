import { Dropdown, type DropdownProps } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';

/** The key that chooses must not press the button, too, which has the focus as soon as the menu closes. */
const onlyChoose = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * A menu that opens beneath its button. It takes the focus, so that arrows walk through it, and gives it back when it closes:
 * to the button, from where a dialog that one of its actions opens gets it and returns it. One that is asked for before it
 * `isReady` opens then: what takes the focus first must not be what happened to be there.
 */
export const DropMenu = ({
  menu,
  isReady = true,
  ...props
}: DropdownProps & { readonly isReady?: boolean }) => {
  const opener = useRef<Element>(null);
  const [isWanted, setWanted] = useState(false);
  const turn = (open: boolean) => {
    setWanted(open);
    if (open) opener.current = document.activeElement;
    // Whoever closes it by a click elsewhere must not have the page move beneath that click.
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={isWanted && isReady}
      onOpenChange={turn}
      menu={{ onKeyDown: onlyChoose, ...menu }}
      {...props}
    />
  );
};
