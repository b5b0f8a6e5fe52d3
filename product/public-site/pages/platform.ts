import type { Site } from '../view-types';
import { speak } from './speak';

/** What the platform is called: as its operator says, else by the product's own name. */
export const platformOf = ({ operator, language }: Pick<Site, 'operator' | 'language'>): string =>
  operator.platformName ?? speak(language)('platform');
