import type { useAppProps } from 'antd/es/app/context';

/** What the library tells and asks over the page. */
export type Voices = Pick<useAppProps, 'message' | 'modal'>;
