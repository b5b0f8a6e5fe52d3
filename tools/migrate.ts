import { prepareDatabase } from '../start/prepare-database';
import { onGround } from './on-ground';

// `npm run migrate`: brings the database of the settings up to this program, and starts nothing.
await onGround(async (ground, { say }) => {
  const ran = await prepareDatabase(ground, new Date());
  say(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to this program already.');
});
