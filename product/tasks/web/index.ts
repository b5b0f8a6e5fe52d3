/** The list that the bell of the office opens. */
export const noticePanel = () => import('./parts/NoticePanel');
