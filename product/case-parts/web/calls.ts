import compiled from 'virtual:calls/case-parts';
import { clientOf } from '#shell/client/client';
import type { caseContents } from '../contract';

export const casePartsApi = clientOf<typeof caseContents>(compiled);
