import type { MaturityLevel } from '#product/levels/level';
import { allowedMaturity, regulatoryPath, type RegulatoryStep } from '../regulatory';
import type { ReportContent } from './content';

type About = Pick<ReportContent, 'row' | 'application' | 'evidence'>;

/** The regulatory path of a report's achievement, as its papers stood on the base date (domain §9.10). */
export const pathOf = ({ row, application, evidence }: About): RegulatoryStep[] =>
  regulatoryPath({
    products: application.productOptions ?? [],
    humanResearch: application.humanResearch ?? false,
    usesGeneticResources: application.usesGeneticResources ?? false,
    approvals: application.form.approvals ?? [],
    documents: evidence,
    baseDate: row.baseDate,
  });

/** A maturity, or the highest that the path allows where that is less. */
export const withinPath = (about: About, level: MaturityLevel | null): MaturityLevel | null =>
  level === null ? null : (Math.min(level, allowedMaturity(pathOf(about))) as MaturityLevel);
