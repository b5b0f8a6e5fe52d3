import type { FindChoices } from '#shell/office';
import { newsroomApi } from '../calls';

/** Agencies in force, by a part of their name or number. */
export const findAgencies: FindChoices = (keyword) => newsroomApi.agencyChoices({ keyword });

/** Published results, by a part of their name or number. */
export const findResults: FindChoices = (keyword) => newsroomApi.projectChoices({ keyword });
