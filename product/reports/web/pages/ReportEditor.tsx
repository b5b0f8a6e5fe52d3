import { lazy } from 'react';
import { ofRecord } from '#shell/pages/ofRecord';
import { withWords } from '#shell/words/with-words';
import '../parts/styles';

/** The desk at which a report is written and checked. Its words are many and no list says them: they come with it. */
export default ofRecord(lazy(withWords(() => import('../parts/editor/Desk'))), ['Id', 'ApplyId']);
