// `npm run check`: types, lint, format, what nobody uses, and guards. The same for a commit, a test run and a build machine.
import { checks } from './launch/checks.mjs';
import { steps } from './launch/steps.mjs';

const failed = await steps([...checks, ['guards', 'vitest', ['run', 'guards']]]);
process.exit(failed > 0 ? 1 : 0);
