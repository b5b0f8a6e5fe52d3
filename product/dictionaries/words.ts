import { words } from '#contract/words';

/** What the dictionaries refuse beside a field. */
export const dictionariesWords = words({
  codeTaken: ['该代码已被使用', 'This code is taken already', 'Este código ya existe'],
  codeForm: [
    '代码只能由字母和数字组成，下级代码以“上级代码.”开头',
    'A code is letters and digits; below another item it begins with that item’s code and a dot',
    'Un código se compone de letras y cifras; bajo otro elemento empieza por su código y un punto',
  ],
  setCodeForm: [
    '代码由大写字母、数字和下划线组成，以字母开头',
    'A code is capital letters, digits and underscores, beginning with a letter',
    'El código lleva mayúsculas, cifras y guiones bajos, y empieza por una letra',
  ],
  codeStays: [
    '该代码已固定，不能修改',
    'This code is fixed and cannot be changed',
    'Este código es fijo y no puede cambiarse',
  ],
  nameTaken: [
    '同级已有相同名称',
    'An item beside it has this name already',
    'Ya hay un elemento con este nombre en el mismo nivel',
  ],
  otherSet: [
    '上级项不属于该代码集',
    'The item above belongs to another set',
    'El elemento superior pertenece a otro conjunto',
  ],
  tooDeep: [
    '代码最多两级',
    'A dictionary has two levels at most',
    'Un diccionario tiene como máximo dos niveles',
  ],
  notBelowItself: [
    '不能移到自身或其下级之下',
    'An item cannot stand below itself',
    'Un elemento no puede quedar bajo sí mismo',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    dictionaries: keyof typeof dictionariesWords;
  }
}
