import { calls, read, write } from '#contract/call';
import { flag, id, listOf, nothing, ref, required, strictObject, text } from '#contract/field';
import { savedSearchesRights } from './rights';
import { NewSearch, OpenedSearch, Recipient, SearchChange, SearchSummary } from './saved-search';

const named = strictObject({ id: ref('savedSearch') });

/** Conditions of lists, kept under a name: one's own, and those that others share. Never what they find. */
export const savedSearches = calls('savedSearches', savedSearchesRights, {
  list: read('GET /api/SavedSearch/GetSavedSearchList', {
    called: ['查看常用查询', 'Saved searches listed', 'Lista de búsquedas guardadas'],
    may: 'signed-in',
    /** The path of the list's own call. */
    takes: strictObject({ list: required(200) }),
    gives: strictObject({
      searches: listOf(SearchSummary, 1_000),
      /** Whether one may be told of new rows. */
      isSubscribable: flag,
    }),
  }),
  /** The conditions, as far as they hold for the caller; the list itself is asked by them afterwards, as ever. */
  open: read('GET /api/SavedSearch/OpenSavedSearch', {
    called: ['打开常用查询', 'Saved search opened', 'Búsqueda guardada abierta'],
    may: 'signed-in',
    on: 'savedSearch',
    takes: named,
    gives: OpenedSearch,
  }),
  add: write('POST /api/SavedSearch/AddSavedSearch', {
    called: ['保存常用查询', 'Search saved', 'Búsqueda guardada'],
    may: 'signed-in',
    takes: NewSearch,
    gives: strictObject({ id }),
    secretBody: true,
  }),
  /** Name, conditions, and who else reads it. */
  edit: write('POST /api/SavedSearch/EditSavedSearch', {
    called: ['修改常用查询', 'Saved search changed', 'Búsqueda guardada modificada'],
    may: 'signed-in',
    on: 'savedSearch',
    takes: SearchChange,
    gives: nothing,
    secretBody: true,
  }),
  remove: write('POST /api/SavedSearch/RemoveSavedSearch', {
    called: ['删除常用查询', 'Saved search removed', 'Búsqueda guardada eliminada'],
    may: 'signed-in',
    on: 'savedSearch',
    takes: named,
    gives: nothing,
  }),
  /** From now on the caller is told when something new matches, once a day at most. */
  subscribe: write('POST /api/SavedSearch/SubscribeSavedSearch', {
    called: ['订阅常用查询', 'Saved search subscribed to', 'Suscripción a búsqueda guardada'],
    may: 'signed-in',
    on: 'savedSearch',
    takes: named,
    gives: nothing,
    seconds: 15,
  }),
  unsubscribe: write('POST /api/SavedSearch/UnsubscribeSavedSearch', {
    called: [
      '取消订阅常用查询',
      'Saved search unsubscribed from',
      'Suscripción a búsqueda guardada cancelada',
    ],
    may: 'signed-in',
    on: 'savedSearch',
    takes: named,
    gives: nothing,
  }),
  /** People with whom the caller may share: whom they may name anyway. */
  recipients: read('GET /api/SavedSearch/GetRecipientList', {
    called: ['查找共享对象', 'People to share with looked up', 'Personas con quienes compartir'],
    may: 'signed-in',
    takes: strictObject({ keyword: text(50) }),
    gives: listOf(Recipient, 20),
  }),
});
