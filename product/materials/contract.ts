import { calls, download, read, write } from '#contract/call';
import { ref, strictObject } from '#contract/field';
import {
  MaterialDetail,
  MaterialFilter,
  MaterialPage,
  ConfirmDeIdentified,
  ItemTemplateAsked,
  TransitionReply,
  ReopenMaterial,
  ReviewMaterial,
  SaveMaterial,
  SubmitMaterial,
} from './material';
import { AnswerPin, PinReply, SetPin, SettlePin } from './pin';
import { materialsRights } from './rights';

/** Original materials (domain §4.5, OriginalMaterial). Files come in by `UploadFile` of the files' own area. */
export const materials = calls('materials', materialsRights, {
  list: read('POST /api/OriginalMaterial/GetMaterialList', {
    called: ['查看材料列表', 'Materials listed', 'Lista de materiales'],
    may: 'material.read',
    subscribable: true,
    takes: MaterialFilter,
    gives: MaterialPage,
  }),
  byId: read('GET /api/OriginalMaterial/GetMaterialById', {
    called: ['查看原始材料', 'Material read', 'Consulta de material'],
    may: 'material.read',
    takes: strictObject({ id: ref('material').optional(), applicationId: ref('application').optional() }),
    gives: MaterialDetail,
  }),
  template: download('GET /api/OriginalMaterial/GetItemTemplate', {
    called: ['下载材料模板', 'Template of an item taken', 'Plantilla de un elemento descargada'],
    may: 'material.edit',
    on: 'material',
    takes: ItemTemplateAsked,
    gives: strictObject({}),
  }),
  save: write('POST /api/OriginalMaterial/SaveMaterial', {
    called: ['保存原始材料', 'Material saved', 'Material guardado'],
    may: 'material.edit',
    on: 'material',
    takes: SaveMaterial,
    gives: TransitionReply,
    uncheckedBecause: 'the tables cite files of this very material, which the handler checks',
  }),
  confirmDeIdentified: write('POST /api/OriginalMaterial/ConfirmDeIdentified', {
    called: ['确认已去标识化', 'De-identification confirmed', 'Anonimización confirmada'],
    may: 'material.submit',
    on: 'material',
    takes: ConfirmDeIdentified,
    gives: TransitionReply,
    uncheckedBecause: 'the files are those of this very material, which the handler checks',
  }),
  submit: write('POST /api/OriginalMaterial/SubmitMaterial', {
    called: ['提交原始材料', 'Material submitted', 'Material presentado'],
    may: 'material.submit',
    on: 'material',
    takes: SubmitMaterial,
    gives: TransitionReply,
    refreshes: ['applications', 'tasks'],
  }),
  review: write('POST /api/OriginalMaterial/ReviewMaterial', {
    called: ['审核原始材料', 'Material reviewed', 'Material revisado'],
    may: 'material.review',
    on: 'material',
    takes: ReviewMaterial,
    gives: TransitionReply,
    refreshes: ['reports', 'tasks'],
  }),
  reopen: write('POST /api/OriginalMaterial/ReopenMaterial', {
    called: ['重新开放材料', 'Material reopened', 'Material reabierto'],
    may: 'material.reopen',
    on: 'material',
    takes: ReopenMaterial,
    gives: TransitionReply,
    refreshes: ['reports', 'tasks'],
  }),
  setPin: write('POST /api/OriginalMaterial/SetPin', {
    called: ['在材料上标注', 'Mark set on material', 'Marca puesta en el material'],
    may: 'material.review',
    on: 'material',
    takes: SetPin,
    gives: PinReply,
  }),
  answerPin: write('POST /api/OriginalMaterial/AnswerPin', {
    called: ['回复材料标注', 'Mark on material answered', 'Marca del material respondida'],
    may: 'material.edit',
    on: 'materialPin',
    takes: AnswerPin,
    gives: PinReply,
  }),
  settlePin: write('POST /api/OriginalMaterial/SettlePin', {
    called: ['确认材料标注已解决', 'Mark on material settled', 'Marca del material resuelta'],
    may: 'material.review',
    on: 'materialPin',
    takes: SettlePin,
    gives: PinReply,
  }),
});
