import type { Db } from '#host/database/connection';
import { cast } from '#testing/cast';
import { material } from '#testing/story/material';
import type { Attempt } from '../workflow-walk/actions';

interface Item {
  readonly Code: string;
  readonly Files: readonly { readonly FileId: string; readonly Mime: string }[];
}

/** What the assessor does to pins while they review a material; the first pins to what the next settles. */
export const pinTransitions = {
  setPin: async ({ world, person, applicationId }: Attempt) => {
    const { Id, Items } = await material(world, cast.manager, { applicationId, achievementName: '' });
    const item = (Items as Item[]).find(({ Files }) => Files[0]?.Mime === 'application/pdf')!;
    return person.wire('POST /api/OriginalMaterial/SetPin', {
      ...{ Id, Code: item.Code, FileId: item.Files[0]!.FileId },
      ...{ Page: 1, Across: 0.5, Down: 0.5, Text: '请补充编号' },
    });
  },
  settlePin: async ({ person, state }: Attempt) => {
    const { ResultValue } = await person.wire('GET /api/OriginalMaterial/GetMaterialById', {
      Id: state.material!.id,
    });
    const [pin] = ResultValue.Pins.filter(({ SettledAt }: { SettledAt: string | null }) => !SettledAt);
    return person.wire('POST /api/OriginalMaterial/SettlePin', { Id: pin.Id });
  },
};

/** Whether there is a pin that may be settled. */
export const hasOpenPin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('materialPin').select('id').where('settledAt', 'is', null).execute()).length > 0;
