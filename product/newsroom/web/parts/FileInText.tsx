import { PaperClipOutlined } from '@ant-design/icons';

/** A file of the library in a text, by its name; readers get kind and size beside it, and the file. */
export const FileInText = ({ name }: { readonly name: string }) => (
  <p className="news-prose__file">
    <PaperClipOutlined aria-hidden /> {name}
  </p>
);
