import { roleCode, rights } from '#contract/rights';

/** Who looks at the catalogue of components (TD1 to TD3, TD6 to TD8) and asks its sample calls (AP8). */
export const galleryRights = rights({
  'gallery.use': {
    says: ['使用组件示例', 'Use the catalogue of components', 'Usar el catálogo de componentes'],
    roles: [roleCode.administrator],
  },
});
