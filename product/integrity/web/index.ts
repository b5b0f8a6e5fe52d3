/** The record that whoever ends an application may propose with it. */
export { recordIn, WithEnd, type RecordAsked } from './parts/WithEnd';
