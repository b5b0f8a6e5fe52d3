import { sql } from 'kysely';
import type { Services } from '#host/services';
import type { SettingValues } from '#product/settings/settings';

/** Who runs the demonstration: nobody there is. */
const fictional: Partial<SettingValues> = {
  operatorNameZh: '岳川省医药卫生科技促进中心',
  operatorNameEn: 'Yuechuan Centre for Medical and Health Technology',
  operatorNameEs: 'Centro de Tecnología Médica y Sanitaria de Yuechuan',
  operatorAddressZh: '岳川省江澜市青渚路 18 号',
  operatorAddressEn: '18 Qingzhu Road, Jianglan, Yuechuan',
  operatorAddressEs: 'Qingzhu 18, Jianglan, Yuechuan',
  operatorPhone: '000-0000-0000',
  operatorEmail: 'service@example.org',
  complaintsPhone: '000-0000-0001',
  complaintsEmail: 'complaints@example.org',
};

/**
 * What the settings of a demonstration begin with; production's say nothing until somebody does. A demonstration of an
 * earlier release, whose settings know no operator yet, is given it at its next start.
 */
export const seedOperator = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await sql`update setting_version set values = ${JSON.stringify(fictional)}::jsonb || values
    where not jsonb_exists(values, 'operatorNameZh')`.execute(db);
};
