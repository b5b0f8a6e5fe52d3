import type { Site } from '../view-types';
import { CodeFields } from './CodeFields';
import { Field } from './Field';
import { RegisterFields } from './RegisterFields';
import { speak } from './speak';

const PasswordFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('loginName')}
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={64}
        data-need={say('needLoginName')}
      />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        data-need={say('needPassword')}
        beside={
          <button
            className="button button--quiet"
            type="button"
            data-reveal=""
            data-hide={say('hide')}
            aria-controls="field-password"
            hidden
          >
            <span data-word="">{say('show')}</span>
            <span className="visually-hidden">{say('password')}</span>
          </button>
        }
      />
    </>
  );
};

const SetupFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('trueName')}
        name="trueName"
        autoComplete="name"
        autoFocus
        maxLength={50}
        data-need={say('needTrueName')}
      />
      <Field
        label={say('loginName')}
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-need={say('needLoginName')}
      />
      <Field
        label={say('mobile')}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        data-need={say('needMobile')}
        data-wrong={say('wrongMobile')}
      />
      <Field
        label={say('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        hint={say('passwordRule')}
        data-need={say('needPassword')}
      />
    </>
  );
};

/** Whoever forgot: to which account, and where its link may go. */
const ForgotFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('loginName')}
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={64}
        data-need={say('needLoginName')}
      />
      <Field
        label={say('mailAddress')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        data-need={say('needEmail')}
      />
    </>
  );
};

const ResetFields = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <>
      <Field
        label={say('newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus
        maxLength={256}
        hint={say('passwordRule')}
        data-need={say('needPassword')}
      />
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
