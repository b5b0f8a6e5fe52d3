import { Checkbox } from 'antd';
import { useState } from 'react';
import { permittedRoutes, type SampleRoute } from '#product/gallery/routes';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { sampleRoutes } from './sample-routes';

const roles = ['admin', 'editor', 'auditor'];
const flat = (routes: readonly SampleRoute[]): readonly SampleRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** Which of the template's routes somebody with these roles sees. */
const Routes = () => {
  const say = useWords();
  const [held, setHeld] = useState<readonly string[]>(['editor']);
  const seen = new Set(flat(permittedRoutes(sampleRoutes, held)).map(({ path }) => path));
  return (
    <>
      <div className="in-place" role="group" aria-label={say('gallerySample.permission.roles')}>
        <Checkbox.Group options={roles} value={[...held]} onChange={setHeld} />
      </div>
      <SmallTable
        head={[
          'gallerySample.permission.route',
          'gallerySample.permission.named',
          'gallerySample.permission.seen',
        ]}
        rows={flat(sampleRoutes).map(({ path, meta }) => [
          path,
          meta?.roles?.join(', ') ?? say('gallerySample.permission.everybody'),
          say(seen.has(path) ? 'shell.yes' : 'shell.no'),
        ])}
      />
    </>
  );
};
export default Routes;
