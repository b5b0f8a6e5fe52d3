import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#contract/problem';
import type { Language } from '#contract/words';
import { endsWith } from './admission';
import { asking, invocationOf, passed } from './invocation';
import type { LoadShedding } from './load-shedding';
import { problemOf, record } from './mount';
import { perform } from './perform';
import type { Pipeline } from './pipeline';
import type { Route } from './route';
import { judge } from './validate';
import { longestReply, within } from './within';

/** What a form of a public page asks for. */
interface Form {
  /** Method and path of a call that is open to anyone. */
  readonly call: string;
  /** By the names of the wire. */
  readonly body: unknown;
  readonly language: Language;
}
/** Does what a form asks for; gives why not, or undefined where it is done. */
export type AskAsVisitor = (
  form: Form,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Problem | undefined>;

/**
 * Asks a call for whoever sent a form of a public page, as somebody who is not signed in: judged, limited, done and written down as
 * over its own path. A browser without scripts sends no JSON, and reads no envelope.
 */
export const askAsVisitor =
  (pipeline: Pipeline, routes: readonly Route[], { demand }: Pick<LoadShedding, 'demand'>): AskAsVisitor =>
  async ({ call, body, language }, request, reply) => {
    const route = routes.find((each) => `${each.call.method} ${each.call.path}` === call);
    if (route?.call.may !== 'anyone') throw new Error(`no form of a public page asks ${call}`);
    const { signal } = endsWith(reply, longestReply);
    passed.set(request, { me: null, language, signal });
    let invocation = invocationOf(pipeline, route, request);
    try {
      demand(route, request.raw);
      invocation = asking(invocation, { input: judge(route, body, language), body, named: false });
      await within(signal, perform(invocation, pipeline.kinds, pipeline.validateReplies));
      return undefined;
    } catch (fault) {
      const problem = problemOf(pipeline.services, request, route, fault);
      await record(invocation, problem, request.id);
      return problem;
    }
  };
