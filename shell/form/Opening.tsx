import { Button, type ButtonProps } from 'antd';
import { createContext, useContext, useState, type ReactNode } from 'react';

/** Told when a dialog is closed that something else opened, a row of a list; `undefined` where it has a button of its own. */
const Closed = createContext<(() => void) | undefined>(undefined);

/** Shows dialogs without their buttons, open from the beginning. */
export const OpenedHere = ({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => <Closed value={onClose}>{children}</Closed>;

/** Whether a dialog is open, and how that changes. */
export const useOpening = (): readonly [boolean, (open: boolean) => void] => {
  const onClose = useContext(Closed);
  const [open, setOpen] = useState(onClose !== undefined);
  return [
    open,
    (next) => {
      setOpen(next);
      if (!next) onClose?.();
    },
  ];
};

/** The button that opens a dialog, where nothing else does. */
export const OpeningButton = (props: ButtonProps) =>
  useContext(Closed) === undefined && <Button {...props} />;
