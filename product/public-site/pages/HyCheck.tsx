import type { CheckTab, CheckView, Site } from '../view-types';
import { CheckFile } from './CheckFile';
import { CheckReport } from './CheckReport';
import { Layout } from './Layout';
import { PageHead } from './parts';
import { AgencyRegister, AssessorRegister } from './Registers';
import { speak } from './speak';
import { TabLinks } from './TabLinks';

const tabs = [
  ['report', 'tabReport'],
  ['file', 'tabFile'],
  ['agency', 'tabAgency'],
  ['assessor', 'tabAssessor'],
] as const satisfies readonly (readonly [CheckTab, string])[];

const Shown = ({ site, view }: { readonly site: Site; readonly view: CheckView }) => {
  switch (view.tab) {
    case 'report':
      return <CheckReport site={site} view={view} />;
    case 'file':
      return <CheckFile site={site} view={view} />;
    case 'agency':
      return <AgencyRegister site={site} view={view} />;
    case 'assessor':
      return <AssessorRegister site={site} view={view} />;
  }
};

/** `/hyCheck`: a report by number, by number and code or by file; agencies; assessors (domain §7). */
export const HyCheck = ({ site, view }: { readonly site: Site; readonly view: CheckView }) => {
  const say = speak(site.language);
  return (
    <Layout site={site}>
      <div className="frame shelves">
        <PageHead title={say('checkTitle')} lead={say('checkLead')} />
        <TabLinks
          label={say('checkTabs')}
          tabs={tabs.map(([tab, word]) => ({
            text: say(word),
            href: tab === 'report' ? '/hyCheck' : `/hyCheck?tab=${tab}`,
            isHere: tab === view.tab,
          }))}
        />
        <Shown site={site} view={view} />
      </div>
    </Layout>
  );
};
