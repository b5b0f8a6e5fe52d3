import type { Site } from '../view-types';
import { CodeFields } from './CodeFields';
import { AccountField } from './AccountField';
import { Field } from './Field';
import { RegisterFields } from './RegisterFields';
import { Reveal } from './Reveal';
import { speak } from './speak';

const PasswordFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <AccountField site={site} ask="loginName" first />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        data-need={say('needPassword')}
        extra={<Reveal site={site} />}
      />
    </>
  );
};

/** The first administrator, and who runs the platform: what visitors read at the foot of every page. */
const SetupFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <AccountField site={site} ask="trueName" first />
      <AccountField site={site} ask="loginName" />
      <AccountField site={site} ask="mobile" />
      <AccountField site={site} ask="password" />
      <fieldset className="account-page__part">
        <legend>{say('setupOperator')}</legend>
        <p className="faint small">{say('setupOperatorLead')}</p>
        <Field
          label={say('operator')}
          name="operatorName"
          autoComplete="organization"
          maxLength={100}
          data-need={say('needOperator')}
        />
        <Field label={say('setupPlatform')} name="platformName" maxLength={60} note={say('optional')} />
        <Field
          label={say('setupPhone')}
          name="operatorPhone"
          type="tel"
          maxLength={30}
          note={say('optional')}
        />
        <Field
          label={say('setupEmail')}
          name="operatorEmail"
          type="email"
          maxLength={100}
          note={say('optional')}
        />
      </fieldset>
    </>
  );
};

/** Whoever forgot: to which account, and where its link may go. */
const ForgotFields = ({ site }: { readonly site: Site }) => (
  <>
    <AccountField site={site} ask="loginName" first />
    <AccountField site={site} ask="mailAddress" />
  </>
);

const ResetFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <p data-account={say('resetFor')} role="status" hidden />
      <AccountField site={site} ask="newPassword" first />
      <Field
        label={say('again')}
        name="again"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        data-need={say('needPassword')}
        data-wrong={say('notTheSame')}
      />
    </>
  );
};

/** What each way in asks for. */
export const fieldsOf = {
  password: PasswordFields,
  code: CodeFields,
  setup: SetupFields,
  forgot: ForgotFields,
  reset: ResetFields,
  register: RegisterFields,
} as const;
