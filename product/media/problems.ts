import { problems } from '#contract/problem';

/** What the library of pictures can refuse. */
export const mediaProblems = problems({
  inUse: [
    5031,
    '图片正在被 {{count}} 篇内容使用，不能删除',
    '{{count}} {{count, piece|pieces}} of content {{count, uses|use}} this picture: it is not deleted',
    '{{count}} {{count, contenido usa|contenidos usan}} esta imagen: no se elimina',
  ],
  undescribed: [
    5032,
    '请至少用一种语言填写替代文字',
    'Say in one language at least what it shows',
    'Describa lo que muestra al menos en un idioma',
  ],
  descriptionTaken: [
    5033,
    '已有的替代文字可以修改，不能清空',
    'Words that say what it shows can be changed, not taken away',
    'El texto alternativo puede cambiarse, no quitarse',
  ],
  noPicture: [
    5034,
    '请上传 JPG 或 PNG 图片',
    'It takes a picture, JPG or PNG',
    'Se necesita una imagen, JPG o PNG',
  ],
  ownChange: [
    5035,
    '不能同意自己提出的更换，请由另一人处理',
    'Whoever proposed a change does not agree to it: another person does',
    'Quien propuso un cambio no lo aprueba: lo hace otra persona',
  ],
  nothingProposed: [
    5036,
    '没有待同意的更换',
    'No change waits for agreement',
    'No hay ningún cambio pendiente',
  ],
  alreadyProposed: [
    5037,
    '已有更换待同意，请先同意或放弃',
    'A change waits for agreement already: agree to it or drop it first',
    'Ya hay un cambio pendiente: apruébelo o descártelo primero',
  ],
});
