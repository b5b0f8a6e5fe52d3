/** Files by click or drop, outside of a form too; its code comes when it is first shown. */
export { LazyFiles as FileUpload } from '../form/controls/later';
