import type { SampleRoute } from '#product/gallery/routes';

/** Routes as the template declares them. */
export const sampleRoutes: readonly SampleRoute[] = [
  { path: '/dashboard' },
  {
    path: '/permission',
    meta: { roles: ['admin', 'editor'] },
    children: [
      { path: '/permission/page', meta: { roles: ['admin'] } },
      { path: '/permission/directive' },
      { path: '/permission/role', meta: { roles: ['admin'] } },
    ],
  },
  { path: '/article', meta: { roles: ['editor'] }, children: [{ path: '/article/create' }] },
  { path: '/audit', meta: { roles: ['auditor'] }, children: [{ path: '/audit/log' }] },
];
