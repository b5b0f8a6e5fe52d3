import { useConfirm } from '#shell/parts/useConfirm';
import { useDo } from '#shell/client/useDo';
import { applicationsApi } from '../calls';

interface Cancellable {
  readonly id: string;
  readonly rowVersion: number;
  readonly achievementName?: string | null | undefined;
}

/** Asks before an application is cancelled, on its page and in the list. */
export const useCancel = () => {
  const confirm = useConfirm();
  const perform = useDo();
  return ({ id, rowVersion, achievementName }: Cancellable): void =>
    confirm({
      title: 'applicationScreens.cancelQuestion',
      values: { name: achievementName ?? '' },
      okText: 'applicationScreens.cancel',
      danger: true,
      reason: { least: 0 },
      run: (reason) =>
        perform(applicationsApi.cancel, { id, rowVersion, reason }, 'applicationScreens.cancelled'),
    });
};
