import { calls, read, write } from '#contract/call';
import { ref, thing } from '#contract/field';
import {
  MaterialDetail,
  MaterialFilter,
  MaterialPage,
  Moved,
  ReopenMaterial,
  ReviewMaterial,
  SaveMaterial,
  SubmitMaterial,
} from './material';
import { materialsRights } from './rights';

/** Original materials (domain §4.5, OriginalMaterial). Files come in by `UploadFile` of the files' own area. */
export const materials = calls('materials', materialsRights, {
  list: read('POST /api/OriginalMaterial/GetMaterialList', {
    called: ['查看材料列表', 'Materials listed', 'Lista de materiales'],
    may: 'material.read',
    takes: MaterialFilter,
    gives: MaterialPage,
  }),
  byId: read('GET /api/OriginalMaterial/GetMaterialById', {
    called: ['查看原始材料', 'Material read', 'Consulta de material'],
    may: 'material.read',
    takes: thing({ id: ref('material').optional(), applicationId: ref('application').optional() }),
    gives: MaterialDetail,
  }),
  save: write('POST /api/OriginalMaterial/SaveMaterial', {
    called: ['保存原始材料', 'Material saved', 'Material guardado'],
    may: 'material.edit',
    on: 'material',
    takes: SaveMaterial,
    gives: Moved,
    freely: 'the tables cite files of this very material, which the handler checks',
  }),
  submit: write('POST /api/OriginalMaterial/SubmitMaterial', {
    called: ['提交原始材料', 'Material submitted', 'Material presentado'],
    may: 'material.submit',
    on: 'material',
    takes: SubmitMaterial,
    gives: Moved,
    refreshes: ['applications', 'tasks'],
  }),
  review: write('POST /api/OriginalMaterial/ReviewMaterial', {
    called: ['审核原始材料', 'Material reviewed', 'Material revisado'],
    may: 'material.review',
    on: 'material',
    takes: ReviewMaterial,
    gives: Moved,
    refreshes: ['reports', 'tasks'],
  }),
  reopen: write('POST /api/OriginalMaterial/ReopenMaterial', {
    called: ['重新开放材料', 'Material reopened', 'Material reabierto'],
    may: 'material.reopen',
    on: 'material',
    takes: ReopenMaterial,
    gives: Moved,
    refreshes: ['reports', 'tasks'],
  }),
});
