import { Alert } from 'antd';
import { roleCode } from '#contract/rights';
import { useWords } from '#shell/words/say';
import { roleOfType } from '../../rules';

interface RoleWarningsProps {
  readonly userType: number;
  readonly chosen: readonly { readonly code: string; readonly roleName: string }[];
}

const judges: readonly string[] = [roleCode.expert, roleCode.assessor];

/** What whoever gives roles should know before they save: none of it is forbidden. */
export const RoleWarnings = ({ userType, chosen }: RoleWarningsProps) => {
  const say = useWords();
  const usual = roleOfType[userType];
  // Experts and assessors are often both; a role that staff added belongs to no kind.
  const unlike = chosen.filter(
    ({ code }) =>
      (roleOfType as readonly string[]).includes(code) &&
      code !== usual &&
      !(judges.includes(code) && judges.includes(usual ?? '')),
  );
  const isBeyondAgency =
    usual === roleCode.assessor &&
    chosen.some(({ code }) => code !== roleCode.assessor && code !== roleCode.expert);
  return (
    <>
      {unlike.length > 0 && (
        <Alert
          className="profile__wide profile__note"
          type="warning"
          showIcon
          title={say('staff.rolesUnlike', { roles: unlike.map(({ roleName }) => roleName).join(' · ') })}
        />
      )}
      {isBeyondAgency && (
        <Alert
          className="profile__wide profile__note"
          type="warning"
          showIcon
          title={say('staff.rolesBeyondAgency')}
        />
      )}
    </>
  );
};
