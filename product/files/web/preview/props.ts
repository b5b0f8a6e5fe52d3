import type { ReactNode } from 'react';
import type { PdfViewProps } from '../pdf/props';

/** A file that is shown; where it is a document or a picture, with what lies over its pages. */
export interface FileShownProps extends PdfViewProps {
  readonly mime: string;
  /** What stands beneath it. */
  readonly children?: ReactNode;
}
