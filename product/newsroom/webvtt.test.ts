import { expect, test } from 'vitest';
import { readWebVtt } from './webvtt';

const cue = '00:01.000 --> 00:04.000\n登录平台';

test.each([
  ['one cue', `WEBVTT\n\n${cue}\n`, { cues: 1 }],
  ['with a name, settings, marks and another line end', `\uFEFFWEBVTT - 操作说明\r\n\r\nNOTE 译者注\r\n\r\nintro\r\n00:00:01.000 --> 00:00:02.500 align:start line:0\r\n<v 林晚照>点<b>提交</b>\r\n\r\n01:00:00.000 --> 01:00:01.000\r\n完`, { cues: 2 }],
  ['cues that overlap', `WEBVTT\n\n${cue}\n\n00:02.000 --> 00:03.000\n第二行\n`, { cues: 2 }],
  ['nothing', '', { line: 1 }],
  ['another format', `1\n00:00:01,000 --> 00:00:04,000\n登录`, { line: 1 }],
  ['a head alone', 'WEBVTT\n', { line: 2 }],
  ['commas in times', 'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\n登录', { line: 3 }],
  ['times that run back', `WEBVTT\n\n00:04.000 --> 00:01.000\n登录`, { line: 3 }],
  ['cues out of order', `WEBVTT\n\n00:05.000 --> 00:06.000\n后\n\n${cue}`, { line: 6 }],
  ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', { line: 3 }],
  ['a name without a cue', 'WEBVTT\n\nintro\n', { line: 3 }],
  ['a style', `WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example/) }\n\n${cue}`, { line: 4 }],
  ['markup', `WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>`, { line: 4 }],
  ['an open mark', `WEBVTT\n\n00:01.000 --> 00:02.000\n好\n坏<b`, { line: 5 }],
  ['a cue right behind the head', `WEBVTT\n${cue}`, { line: 2 }],
])('%s', (_, text, read) => {
  expect(readWebVtt(text)).toEqual(read);
}); // oxfmt-ignore
