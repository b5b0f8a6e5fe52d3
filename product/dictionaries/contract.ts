import { calls, read } from '../../contract/call';
import { flag, id, listOf, nothing, text, thing, whole } from '../../contract/field';
import { dictionaryRights } from './rights';

/** An item with its three names; a person sees the one of his language. */
export const CodeItem = thing({
  id,
  parentId: text(36),
  setId: id,
  name: text(200),
  nameEn: text(200),
  nameEs: text(200),
  code: text(12),
  number: whole(0, 1_000_000).nullable(),
  isLocked: flag,
  isDeleted: flag,
  sort: whole(0, 1_000_000, { wire: 'sort' }),
});
export const CodeSet = thing({ id, name: text(200), code: text(60), children: listOf(CodeItem) });

export const dictionaryCalls = calls('dictionaries', dictionaryRights, {
  all: read('POST /api/BaseData/GetAllCodeItemList', {
    may: 'signed-in',
    takes: nothing,
    gives: listOf(CodeSet),
  }),
});
