/** The nonce that lets style elements of ours through the content security policy; the server writes it into the document. */
export const styleNonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.content || undefined;

/**
 * Gives the nonce to every style element made here. The component library gives it to most of its own,
 * but measures scrollbars with one that has none, and editors and the PDF of an element make theirs unasked.
 */
export const signStyles = (): void => {
  if (!styleNonce) return;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = styleNonce;
    return element;
  }) as typeof document.createElement;
};
