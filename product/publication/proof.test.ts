import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { PDF } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { setStanding } from '#queries/reports';
import { formalChecks } from '#product/reports/contract';
import { likeness } from '#product/receipts/asked-file';
import { checkReceipt, type Receipt } from '#product/receipts/receipt';
import { numberDigest, verifySignature } from '#product/receipts/server';
import { askedOf } from '#product/public-site/pdf-details';
import { cast } from '#testing/cast';
import { reportRow } from '#testing/lookups';
import { publication } from './contract';
import { signedListText, type RevocationList } from './revocation-list';
import { openedApp } from '#testing/opened';
import { goodPanel } from '#testing/panels/case';
import { caseAt, read } from '#testing/reports/story';
import { pageStrings, signatures } from '#testing/printing/poppler';

const app = await openedApp();
const numbered = (number: string) =>
  app.db.selectFrom('report').selectAll().where('reportNumber', '=', number).executeTakeFirstOrThrow();
const [genuine, revoked, superseded] = [
  await numbered('YWPJ2026-PJ002-J-00003'),
  await numbered('YWPJ2026-PJ001-Y-00004'),
  await numbered('YWPJ2026-PJ002-Y-00002'),
];
const bytesOf = async (row: typeof genuine) =>
  new Uint8Array(await buffer(await app.services.files.open(row.pdfSha256!)));
const issued = await bytesOf(genuine);
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const text = async (path: string): Promise<string> => (await app.visitor.get(path)).text();
const receiptText = await text(`/receipt.json?no=${genuine.reportNumber!}`);
const published = JSON.parse(await text('/receipt-keys.json')) as {
  readonly keys: readonly { readonly publicKey: string; readonly fingerprint: string }[];
};
const trust = { keys: published.keys.map(({ publicKey }) => publicKey), verify: verifySignature };

/** What the page of checks answers of a file, as a browser asks it that has worked everything out. */
const answerOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const asked = (await askedOf(bytes))!;
  const query = new URLSearchParams({
    tab: 'file',
    lang: 'en',
    sha256: asked.sha256,
    size: String(asked.size),
  });
  if (asked.number) query.set('no', asked.number);
  if (asked.mark) query.set('kind', asked.mark.kind);
  if (asked.mark?.contentHash) query.set('content', asked.mark.contentHash);
  if (asked.states.length > 0) query.set('states', asked.states.join('.'));
  await app.services.pool.query('delete from rate_limit');
  const page = await text(`/hyCheck?${query}`);
  return (
    /verdict__says">([^<]*)/.exec(page)![1]! + (page.includes('Identical to the issued file') ? ' =' : '')
  );
};

describe('a report that proves itself', () => {
  test('Cui Jingting holds file and receipt: both are signed, each by what is published, and belong together', async () => {
    const office = await app.signIn(cast.reviewer);
    const reply = await office.get(`/api/Report/GetReportPdf?Id=${genuine.id}`);
    const file = Buffer.from(await reply.arrayBuffer());
    expect(sha256(file)).toBe(genuine.pdfSha256);
    const signed = signatures(file);
    expect(signed).toContain('Signature Type: ETSI.CAdES.detached');
    expect(signed).toContain('Signature Validation: Signature is Valid.');
    expect(signed).toContain('Total document signed');
    expect(pageStrings(file).slice(-2).join('')).toContain(
      published.keys[0]!.fingerprint.replaceAll(' ', ''),
    );

    const its = await office.get(`/api/Report/GetReportReceipt?Id=${genuine.id}`);
    expect(await its.text()).toBe(receiptText);
    expect(await checkReceipt(receiptText, sha256(file), trust)).toMatchObject({
      kind: 'asIssued',
      receipt: {
        statement: {
          number: genuine.reportNumber,
          contentHash: genuine.contentHash,
          issueDate: genuine.issueDate,
        },
      },
    });
    const asked = (await askedOf(issued))!;
    const { statement } = JSON.parse(receiptText) as Receipt;
    expect(numberDigest(asked.mark!.salt!, genuine.reportNumber!)).toBe(statement.numberDigest);
    expect(await checkReceipt(receiptText, sha256('another file'), trust)).toMatchObject({
      kind: 'otherFile',
    });
    expect(await checkReceipt(receiptText, sha256(file), { ...trust, keys: ['0'.repeat(64)] })).toMatchObject(
      {
        kind: 'unknownKey',
      },
    );
    // Those who may not have the file have no receipt, and visitors have those of published results alone.
    expect(
      (await (await app.signIn('admin')).wire('GET /api/Report/GetReportReceipt', { Id: genuine.id }))
        .ErrorCode,
    ).toBe(403);
    await app.db
      .updateTable('report')
      .set({ publishScope: 'unlisted' })
      .where('id', '=', genuine.id)
      .execute();
    expect((await app.visitor.get(`/receipt.json?no=${genuine.reportNumber!}`)).status).toBe(404);
    await app.db.updateTable('report').set({ publishScope: 'listed' }).where('id', '=', genuine.id).execute();
  });

  test('each kind of file has an answer of its own', async () => {
    const set = (id: string, values: { revokedAt?: string; supersededBy?: string }) =>
      app.db.updateTable('report').set(values).where('id', '=', id).execute();
    await set(revoked.id, { revokedAt: app.now().toISOString() });
    await set(superseded.id, { supersededBy: genuine.id });
    const saved = await PDF.load(issued);
    saved.setProducer('another program');
    const noted = await PDF.load(issued);
    noted.setProducer('another program');
    const changed = issued.slice();
    changed[200_000] = changed[200_000]! ^ 1;
    const about = await caseAt(app, 'withExperts');
    const copyFor = async (login: string) =>
      new Uint8Array(
        await (
          await (await app.signIn(login)).get(`/api/Report/GetReportPdf?Id=${about.reportId}`)
        ).arrayBuffer(),
      );
    const answers = {
      genuine: await answerOf(issued),
      revoked: await answerOf(await bytesOf(revoked)),
      superseded: await answerOf(await bytesOf(superseded)),
      savedAgain: await answerOf(new Uint8Array(await saved.save())),
      continued: await answerOf(new Uint8Array(await noted.save({ incremental: true }))),
      altered: await answerOf(changed),
      draft: await answerOf(await copyFor(cast.assessor)),
      expertCopy: await answerOf(await copyFor(goodPanel[0]![0])),
    };
    expect(answers).toEqual({
      genuine: 'This report is valid =',
      revoked: 'This report was revoked =',
      superseded: 'This report was superseded by a newer one =',
      savedAgain: 'Not the issued file: a copy saved again',
      continued: 'The issued file, with something added behind it',
      altered: 'This file was changed: it is not the issued one',
      draft: 'This is a working copy',
      expertCopy: 'An expert’s copy',
    });
  });

  test('a thousand altered files and a thousand altered receipts: none passes, and dozens of them at the door either', async () => {
    let seed = 20_261_126;
    /** The same sequence at each run, so that what is found can be found again (Park and Miller). */
    const below = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const cut = (bytes: Uint8Array, from: number, to: number) =>
      new Uint8Array(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]));
    const ways: readonly ((bytes: Uint8Array) => Uint8Array<ArrayBuffer>)[] = [
      (bytes) => {
        const made = bytes.slice();
        made[below(made.length)]! ^= 1 + below(255);
        return made;
      },
      (bytes) => cut(bytes, below(bytes.length), bytes.length),
      (bytes) => {
        const from = below(bytes.length - 1);
        return cut(bytes, from, from + 1 + below(40));
      },
      (bytes) => {
        const at = below(bytes.length);
        return new Uint8Array(Buffer.concat([bytes.subarray(0, at), Buffer.from(' '), bytes.subarray(at)]));
      },
      (bytes) => new Uint8Array(Buffer.concat([bytes, bytes.subarray(below(bytes.length))])),
    ];
    const fact = { sha256: genuine.pdfSha256!, size: issued.length, contentHash: genuine.contentHash! };
    const passed: number[] = [];
    for (let round = 0; round < 1_000; round += 1) {
      // One in twenty in full, as a browser reads it; of the others the hash, by which alone a file is the issued one.
      const bytes = ways[round % 5 === 0 ? below(5) : 0]!(issued);
      const asked =
        round % 20 === 0 ? await askedOf(bytes) : { sha256: sha256(bytes), size: bytes.length, states: [] };
      if (asked && likeness(asked, fact) === 'identical') passed.push(round);
    }
    expect(passed).toEqual([]);
    const letters = new Uint8Array(Buffer.from(receiptText));
    const believed: number[] = [];
    for (let round = 0; round < 1_000; round += 1) {
      const altered = Buffer.from(ways[round % 5]!(letters)).toString('utf8');
      const { kind } = await checkReceipt(altered, genuine.pdfSha256!, trust);
      if (kind === 'asIssued' || altered === receiptText) believed.push(round);
    }
    expect(believed).toEqual([]);
    // The same in the form that receipts have, whatever it says.
    const read = JSON.parse(receiptText) as Receipt;
    for (const other of [
      { number: 'YWPJ2026-PJ001-Y-00001' },
      { issueDate: '2026-01-01' },
      { fileHash: sha256('x') },
    ])
      expect(
        await checkReceipt(receiptText.replace(...pairOf(read.statement, other)), sha256('x'), trust),
      ).toEqual({ kind: 'wrongSignature' });
    for (let round = 0; round < 24; round += 1)
      expect(await answerOf(ways[0]!(issued)), `${round}`).not.toMatch(/=$/);
  });

  test('a certificate that has ended signs nothing: no number is given and the reviewer reads why', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    const reviewer = await app.signIn(cast.reviewer);
    const { rowVersion } = await read(reviewer, about);
    const counters = () =>
      app.db.selectFrom('counter').selectAll().where('name', 'like', 'report %').orderBy('name').execute();
    const before = await counters();
    const pass = () =>
      reviewer.wire('POST /api/Report/PublicReview', {
        ...{ Id: about.reportId, Result: 1, Checklist: [...formalChecks], RowVersion: rowVersion },
      });
    const held = app.services.documentSigner!;
    const until = held.validUntil;
    Object.assign(held, { validUntil: app.now().getTime() - 1 });
    expect((await pass()).ErrorCode).toBe(2422);
    Object.assign(held, { validUntil: until });
    expect(await reportRow(app, about.reportId)).toMatchObject({ status: 7, reportNumber: null });
    expect(await counters()).toEqual(before);
    expect((await pass()).ErrorCode).toBe(0);
    const row = await reportRow(app, about.reportId);
    const kept = await app.db
      .selectFrom('reportReceipt')
      .select('document')
      .where('reportId', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(await checkReceipt(kept.document, row.pdfSha256!, trust)).toMatchObject({ kind: 'asIssued' });
  });

  test('machines read revocations: a signed list that is further with each, a feed, and checks by an issued key', async () => {
    const list = async () => JSON.parse(await text('/revocations.json')) as RevocationList;
    const before = await list();
    const limited = await numbered('YWPJ2026-PJ001-Y-00004');
    await app.db.updateTable('report').set({ isLimited: true }).where('id', '=', limited.id).execute();
    await setStanding({ db: app.db, now: app.now() }, limited.id, {
      revokedAt: app.now().toISOString(),
      publicNote: '一份关键检测报告经查不实。',
    });
    const after = await list();
    expect(after.statement.sequence).toBe(before.statement.sequence + 1);
    expect(verifySignature(after.publicKey, signedListText(after), after.signature)).toBe(true);
    expect(
      verifySignature(
        after.publicKey,
        signedListText({ ...after, statement: before.statement }),
        after.signature,
      ),
    ).toBe(false);
    expect(trust.keys).toContain(after.publicKey);
    expect(Date.parse(after.statement.nextUpdate)).toBeGreaterThan(app.now().getTime());
    const document = await app.db
      .selectFrom('reportReceipt')
      .select('numberDigest')
      .where('reportId', '=', limited.id)
      .executeTakeFirstOrThrow();
    expect(
      after.statement.reports.find(({ numberDigest }) => numberDigest === document.numberDigest),
    ).toMatchObject({
      ...{ number: null, note: null, supersededBy: null, state: 'revoked' },
    });
    expect(JSON.stringify(after)).not.toContain(limited.reportNumber);
    const feed = await text('/revocations.atom?lang=en');
    expect(feed).toContain('A report of limited release: This report was revoked');
    expect(feed).not.toContain(limited.reportNumber);

    const admin = await app.signIn(cast.administrator);
    await app.services.pool.query('delete from rate_limit');
    const asked = [
      { reportNumber: genuine.reportNumber!, verifyCode: genuine.verifyCode! },
      { reportNumber: genuine.reportNumber! },
      { reportNumber: limited.reportNumber! },
    ];
    expect(await app.visitor.do(publication.calls.verify, asked[0]!)).toMatchObject({
      state: 'valid',
      content: { contentHash: genuine.contentHash },
    });
    const { key } = await admin.do(publication.calls.addVerificationKey, { name: '某银行 · 贷前核验' });
    const { reports } = await app.visitor.do(publication.calls.verifyMany, { key, reports: asked });
    expect(reports.map(({ state, content }) => [state, content === null])).toEqual([
      ['valid', false],
      ['valid', true],
      ['unknown', true],
    ]);
    expect(await app.visitor.refusal(publication.calls.verifyMany, { key: `${key}x`, reports: asked })).toBe(
      5051,
    );
    const stored = await app.db.selectFrom('verificationKey').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(key);
    const [row] = (await admin.do(publication.calls.verificationKeys, {})).rows;
    expect(row).toMatchObject({ uses: 3, isRevoked: false, can: ['revoke'] });
    expect(await (await app.signIn(cast.reviewer)).refusal(publication.calls.verificationKeys, {})).toBe(403);
    await admin.do(publication.calls.revokeVerificationKey, { id: row!.id });
    expect(await app.visitor.refusal(publication.calls.verifyMany, { key, reports: asked })).toBe(5051);
    expect((await admin.do(publication.calls.verificationKeys, {})).rows[0]).toMatchObject({
      isRevoked: true,
      can: [],
    });
  });
});

/** A word of a statement, and what stands in its place. */
const pairOf = (statement: object, other: object): [string, string] => {
  const [name, value] = Object.entries(other)[0]!;
  const written = (each: unknown) => `"${name}":${JSON.stringify(each)}`;
  return [written((statement as Record<string, unknown>)[name]), written(value)];
};
