import { createContext, useContext } from 'react';

/** What the form around is called: another one each time it is drawn anew, and after a reload. */
export const FormNameContext = createContext('');

/** The path of a field within its form, by the id of its control: the same whenever and however one came to the page. */
export const useFieldPath = (id: string): string => {
  const start = `${useContext(FormNameContext)}_`;
  return id.startsWith(start) ? id.slice(start.length) : id;
};
