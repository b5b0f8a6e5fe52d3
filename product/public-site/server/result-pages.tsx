import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#contract/problem';
import type { Language } from '#contract/words';
import type { AskAsVisitor } from '#host/pipeline/as-visitor';
import type { Services } from '#host/services';
import { TooMany } from '#host/too-many';
import { interest } from '#product/interest/contract';
import { ResultDetail } from '../pages/results/ResultDetail';
import { interestFields, type InterestSaid, type InterestTyped } from '../view-types';
import { resultHead } from './heads';
import type { Drawn, Page, Visit } from './page';
import { resultDetailView } from './results';
import { asked, languageFor } from './site';

/** One published result; `said`: what became of a message about it that was sent from here. Undefined where visitors have none. */
export const resultPage = async (
  services: Services,
  { site, language }: Pick<Visit, 'site' | 'language'>,
  id: string,
  said?: InterestSaid,
): Promise<Drawn | undefined> => {
  const view = await resultDetailView(services, language, id);
  return (
    view && {
      ...resultHead(language, view),
      scripts: ['interest'],
      element: <ResultDetail site={site} view={view} said={said} />,
    }
  );
};

/** Why a message was not taken, with what is wrong of each field: what the script says where there is one. */
const sentence = (problem: Problem, language: Language): string => {
  const defects: unknown[] = Array.isArray(problem.result) ? problem.result : [];
  const says = defects.map((defect) => (defect as { readonly Msg?: string }).Msg ?? '');
  return [problem.in(language), ...says].filter(Boolean).join(' ');
};

const { method, path } = interest.calls.post;

/**
 * A message about a result by a browser without scripts: the call that the script would ask, answered by the page it was sent
 * from. It is asked before the page takes its place among those being drawn. What was refused is still in its fields.
 */
export const interestPage = async (
  services: Services,
  ask: AskAsVisitor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Page> => {
  const form = request.body as URLSearchParams;
  // A browser ends the lines of a form as no text of ours is written.
  const typed = Object.fromEntries(
    interestFields.map((name) => [name, (form.get(name) ?? '').replaceAll('\r\n', '\n').trim()]),
  ) as InterestTyped;
  const id = asked(request, 'id');
  const { language } = languageFor(request);
  const body = {
    ResultId: id,
    ...{ Name: typed.name, Org: typed.organisation, Phone: typed.phone, Email: typed.email },
    ...{ Need: typed.need, Consent: form.has('consent') ? 1 : 2 },
  };
  const refused = await ask({ call: `${method} ${path}`, body, language }, request, reply);
  return async (visit) => {
    if (!refused) {
      const page = await resultPage(services, visit, id, { isSent: true });
      return page && { ...page, unlisted: true, discovery: undefined };
    }
    const why = sentence(refused, language);
    const page = await resultPage(services, visit, id, { isSent: false, why, typed });
    return (
      page && {
        ...{ ...page, unlisted: true, discovery: undefined },
        ...(refused instanceof TooMany
          ? { status: 429, ...(refused.seconds && { retryAfterSeconds: Number(refused.seconds) }) }
          : { status: 400 }),
      }
    );
  };
};
