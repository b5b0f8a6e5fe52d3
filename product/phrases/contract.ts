import { calls, read, write } from '#contract/call';
import { flag, id, listOf, nothing, oneOf, required, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { phraseKinds } from './phrase';
import { phrasesRights } from './rights';

const kind = oneOf(phraseKinds);
const said = { kind, body: required(500) };
const named = { id: withMetadata(id, { ref: 'phrase' }) };

/** Texts that are used again: one's own, and those of one's organisation. */
export const phrases = calls('phrases', phrasesRights, {
  list: read('GET /api/Phrase/GetPhraseList', {
    called: ['查看常用语', 'Phrases read', 'Consulta de frases'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({
      phrases: listOf(strictObject({ id, kind, body: text(500), isShared: flag, mayChange: flag })),
      /** Whether the reader keeps those of their organisation. */
      mayShare: flag,
    }),
  }),
  add: write('POST /api/Phrase/AddPhrase', {
    called: ['新增常用语', 'Phrase added', 'Frase añadida'],
    may: 'signed-in',
    takes: strictObject(said),
    gives: strictObject({ id }),
  }),
  share: write('POST /api/Phrase/AddSharedPhrase', {
    called: ['新增单位常用语', 'Phrase shared', 'Frase compartida'],
    may: 'phrase.share',
    takes: strictObject(said),
    gives: strictObject({ id }),
  }),
  edit: write('POST /api/Phrase/EditPhrase', {
    called: ['修改常用语', 'Phrase changed', 'Frase modificada'],
    may: 'signed-in',
    on: 'phrase',
    takes: strictObject({ ...named, ...said }),
    gives: nothing,
  }),
  remove: write('POST /api/Phrase/RemovePhrase', {
    called: ['删除常用语', 'Phrase removed', 'Frase eliminada'],
    may: 'signed-in',
    on: 'phrase',
    takes: strictObject(named),
    gives: nothing,
  }),
});
