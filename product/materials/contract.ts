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
    may: 'material.read',
    takes: MaterialFilter,
    gives: MaterialPage,
  }),
  byId: read('GET /api/OriginalMaterial/GetMaterialById', {
    may: 'material.read',
    takes: thing({ id: ref('material').optional(), applicationId: ref('application').optional() }),
    gives: MaterialDetail,
  }),
  save: write('POST /api/OriginalMaterial/SaveMaterial', {
    may: 'material.edit',
    on: 'material',
    takes: SaveMaterial,
    gives: Moved,
    freely: 'the tables cite files of this very material, which the handler checks',
  }),
  submit: write('POST /api/OriginalMaterial/SubmitMaterial', {
    may: 'material.submit',
    on: 'material',
    takes: SubmitMaterial,
    gives: Moved,
    refreshes: ['applications', 'tasks'],
  }),
  review: write('POST /api/OriginalMaterial/ReviewMaterial', {
    may: 'material.review',
    on: 'material',
    takes: ReviewMaterial,
    gives: Moved,
    refreshes: ['reports', 'tasks'],
  }),
  reopen: write('POST /api/OriginalMaterial/ReopenMaterial', {
    may: 'material.reopen',
    on: 'material',
    takes: ReopenMaterial,
    gives: Moved,
    refreshes: ['reports', 'tasks'],
  }),
});
