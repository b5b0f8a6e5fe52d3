import { lazy } from 'react';
import { ofRecord } from '#shell/pages/ofRecord';
import { withWords } from '#shell/words/with-words';
import '../parts/styles';

/** One report. Its words are many and no list says them: they come with it. */
export default ofRecord(lazy(withWords(() => import('../parts/detail/DetailPage'))));
