type Listen = (text: string) => void;
const listeners = new Set<Listen>();

/** Tells whoever shows failures; code outside of components has no other way to the screen. */
export const tell = (text: string): void => {
  for (const listen of listeners) listen(text);
};

export const onFailure = (listen: Listen): (() => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};
