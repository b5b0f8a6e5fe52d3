import { problems } from '#contract/problem';

/** Why a search is not kept, shared or subscribed to. */
export const savedSearchesProblems = problems({
  tooMany: [
    2185,
    '常用查询最多 {{most}} 条，请先删除不用的',
    'You already keep {{most}} searches; remove some first',
    'Ya guarda {{most}} búsquedas; elimine alguna primero',
  ],
  nameTaken: [
    2186,
    '该列表已有同名的常用查询',
    'You already have a search of this name for this list',
    'Ya tiene una búsqueda con este nombre en esta lista',
  ],
  noOrganisation: [
    2187,
    '您没有所属单位，不能按单位共享',
    'You have no organisation to share with',
    'No tiene organización con la que compartir',
  ],
  tooManyMatches: [
    2188,
    '匹配超过 {{most}} 条，请先缩小查询范围再订阅',
    'More than {{most}} rows match; narrow the search before you subscribe to it',
    'Coinciden más de {{most}} filas; acote la búsqueda antes de suscribirse',
  ],
  tooManySubscriptions: [
    2189,
    '最多订阅 {{most}} 条常用查询，请先取消不用的',
    'You are subscribed to {{most}} searches already; cancel some first',
    'Ya está suscrito a {{most}} búsquedas; cancele alguna primero',
  ],
  notToSubscribe: [
    2190,
    '该列表不支持订阅',
    'Nobody is told of new rows of this list',
    'Esta lista no admite suscripciones',
  ],
});
