import accessPlans from 'virtual:calls/access';
import dictionaryPlans from 'virtual:calls/dictionaries';
import openingPlans from 'virtual:calls/opening';
import filePlans from 'virtual:calls/files';
import peoplePlans from 'virtual:calls/people/people';
import preferencePlans from 'virtual:calls/preferences';
import type { access } from '../../product/access/contract';
import type { dictionaryCalls } from '../../product/dictionaries/contract';
import type { files } from '../../product/files/contract';
import type { opening } from '../../product/opening/contract';
import type { people } from '../../product/people/contract';
import type { preferences } from '../../product/preferences/contract';
import { clientOf } from '../../shell/client/client';

/** The calls the frame itself stands on. */
export const accessApi = clientOf<typeof access>(accessPlans);
export const peopleApi = clientOf<typeof people>(peoplePlans);
export const fileApi = clientOf<typeof files>(filePlans);
export const preferencesApi = clientOf<typeof preferences>(preferencePlans);
export const dictionaryApi = clientOf<typeof dictionaryCalls>(dictionaryPlans);
export const openingApi = clientOf<typeof opening>(openingPlans);
