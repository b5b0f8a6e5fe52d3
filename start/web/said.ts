/** What the document says of the page at its address. */
export const said = (name: 'page' | 'sets' | 'words'): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined;

/** What the opening is asked with: the dictionaries of the first page, where it is a list. */
export const openingAsked = (): { readonly sets?: string } => {
  const sets = said('sets');
  return sets === undefined ? {} : { sets };
};
