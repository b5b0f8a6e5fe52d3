import { prepareDatabase } from '../start/prepare-database';
import { withBootstrap } from './with-bootstrap';

// `npm run migrate`: brings the database of the settings up to this program, and starts nothing.
await withBootstrap(async (bootstrapped, { say }) => {
  const ran = await prepareDatabase(bootstrapped, new Date());
  say(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to this program already.');
});
