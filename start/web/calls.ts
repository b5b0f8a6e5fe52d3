import openingCalls from 'virtual:calls/opening';
import preferencePlans from 'virtual:calls/preferences';
import type { opening } from '#product/opening/contract';
import type { preferences } from '#product/preferences/contract';
import { clientOf } from '#shell/client/client';

/** The calls of areas that have no pages: the frame alone asks them. */
export const preferencesApi = clientOf<typeof preferences>(preferencePlans);
export const openingApi = clientOf<typeof opening>(openingCalls);
