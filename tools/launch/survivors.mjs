// Says of each mutant that lived at once: a group takes minutes, and what is told at its end is lost when it is ended before.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 120);

class Survivors {
  counts = {};

  onMutationTestingPlanReady({ mutantPlans }) {
    const runs = mutantPlans.filter(({ plan }) => plan === 'Run').length;
    console.log(`${mutantPlans.length} mutants, ${runs} to be tried`);
  }

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    this.counts[status] = (this.counts[status] ?? 0) + 1;
    if (status === 'Killed' || status === 'Ignored') return;
    const at = `${fileName}:${location.start.line}:${location.start.column}`;
    console.log(
      `${status} ${at} ${mutatorName} ${oneLine(replacement ?? '')} | ${JSON.stringify(this.counts)}`,
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)];
