/** Offers phrases beneath a text. */
export { PhrasePicker } from './parts/PhrasePicker';
