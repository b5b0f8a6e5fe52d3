import { defineConfig } from 'vite';
import { publicBuild } from './tools/public-assets';
import { compressed } from './tools/vite/compress';

/** What the public pages load: one style sheet, an icon and plain scripts. No React among them. */
const build = publicBuild('dist/public', '/public/');
export default defineConfig({ ...build, plugins: [...build.plugins, compressed()] });
