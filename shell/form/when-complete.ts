/**
 * Does something with a form once every control stands in it: the code of some comes late, and what stands in their place
 * can be neither found nor focused. A person who went on meanwhile is not called back.
 */
export const whenComplete = (form: Element | null | undefined, go: () => void): void => {
  if (!form) return;
  const isComplete = () => !form.querySelector('[data-coming]');
  if (isComplete()) return go();
  const { activeElement } = document;
  const coming = new MutationObserver(() => {
    if (!isComplete()) return;
    coming.disconnect();
    if (document.activeElement === activeElement) go();
  });
  coming.observe(form, { childList: true, subtree: true });
};
