import { problems } from '../../contract/problem';

/** Why a list is not exported. */
export const exportsProblems = problems({
  tooManyRows: [
    2041,
    '共 {{total}} 行，一次最多导出 {{most}} 行，请缩小查询范围',
    'There are {{total}} rows, and at most {{most}} can be exported at once; please narrow the search',
    'Hay {{total}} filas y se pueden exportar {{most}} como máximo; acote la búsqueda',
  ],
  rowsGone: [
    2042,
    '所选的 {{count}} 行已不在列表中，请刷新后重新选择',
    '{{count}} of the selected rows are no longer in the list; please refresh and select again',
    '{{count}} de las filas seleccionadas ya no están en la lista; actualice y vuelva a seleccionar',
  ],
});
