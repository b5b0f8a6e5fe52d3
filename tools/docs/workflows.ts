import type { Workflow } from '../../contract/workflow';
import { appealFlow } from '../../product/appeals/workflow';
import { applicationFlow } from '../../product/applications/workflow';
import { recordFlow } from '../../product/integrity/workflow';
import { revocationFlow } from '../../product/revocations/workflow';
import { contentFlow } from '../../product/newsroom/workflow';
import { materialFlow } from '../../product/materials/workflow';
import { sampleFlow } from '../../product/sampling/workflow';
import { invitationFlow, opinionFlow } from '../../product/panels/workflow';
import { reportFlow } from '../../product/reports/workflow';

const flows: readonly Workflow[] = [
  applicationFlow,
  materialFlow,
  reportFlow,
  invitationFlow,
  opinionFlow,
  revocationFlow,
  appealFlow,
  recordFlow,
  sampleFlow,
  contentFlow,
] as unknown as readonly Workflow[];

const cells = (...texts: string[]): string => `| ${texts.join(' | ')} |`;

const chapter = (flow: Workflow): string => {
  const states = Object.entries(flow.states).map(
    ([name, code]) =>
      `\`${name}\` (${code ?? 'no code'}${name === flow.initial ? ', begins' : ''}${flow.ends.includes(name) ? ', ends' : ''})`,
  );
  const transitions = Object.entries(flow.transitions).map(
    ([name, right]) => `\`${name}\`: ${right ?? 'the system'}`,
  );
  const problemOf = (raise: unknown): string[] => {
    const { code, says } = (raise as { kind: { code: number; says: readonly string[] } }).kind;
    return [String(code), says[1]!];
  };
  const guards = [
    ...Object.entries(flow.atOnce).map(([name, [, raise]]) => cells(name, 'at once', ...problemOf(raise))),
    ...Object.entries(flow.guards).map(([name, raise]) => cells(name, 'when tried', ...problemOf(raise))),
  ];
  return [
    `## ${flow.name}`,
    `States: ${states.join(' · ')}`,
    `Transitions and their rights: ${transitions.join(' · ')}`,
    [
      cells('from', 'transition', 'by', 'to', 'at once', 'in the database', 'then'),
      cells('---', '---', '---', '---', '---', '---', '---'),
      ...flow.rows.map(([from, name, by, to, atOnce, inDatabase, then]) =>
        cells(from ?? '(new)', name, by, to, atOnce.join(', '), inDatabase.join(', '), then.join(', ')),
      ),
    ].join('\n'),
    ...(guards.length > 0
      ? [
          [cells('guard', 'speaks', 'number', 'says'), cells('---', '---', '---', '---'), ...guards].join(
            '\n',
          ),
        ]
      : []),
  ].join('\n\n');
};

/** Every state machine as tables, for reading. */
export const workflowsDocument = (): string =>
  [
    '# Workflows',
    'Printed by `npm run docs` from the tables in `product/*/workflow.ts`. Numbers are codes on the wire.',
    ...flows.map(chapter),
    '',
  ].join('\n\n');
