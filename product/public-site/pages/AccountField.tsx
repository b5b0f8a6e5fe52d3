import type { Site } from '../view-types';
import { Field } from './Field';
import { Reveal } from './Reveal';
import { speak } from './speak';

/** A password that is set, not asked for. */
const chosen = {
  need: 'needPassword',
  hint: 'passwordRule',
  props: { name: 'password', type: 'password', autoComplete: 'new-password' },
} as const;

/** What several ways in ask for, each said once: the words of its label and its faults, and what a browser should know. */
const known = {
  trueName: { need: 'needTrueName', props: { name: 'trueName', autoComplete: 'name' } },
  loginName: {
    need: 'needLoginName',
    props: {
      name: 'loginName',
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  },
  mobile: {
    need: 'needMobile',
    wrong: 'wrongMobile',
    props: {
      name: 'mobile',
      type: 'tel',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
    },
  },
  mailAddress: {
    need: 'needEmail',
    wrong: 'wrongEmail',
    props: { name: 'email', type: 'email', autoComplete: 'email' },
  },
  password: chosen,
  // Whoever opens a link is not known yet: the page says both numbers, the server's refusal the one that holds.
  newPassword: { ...chosen, hint: 'resetRule' },
} as const;

/** One of the fields that several ways in share; `first` has the focus when the page opens. */
export const AccountField = ({
  site,
  ask,
  first = false,
}: {
  readonly site: Site;
  readonly ask: keyof typeof known;
  readonly first?: boolean;
}) => {
  const say = speak(site.language);
  const field = known[ask];
  return (
    <Field
      label={say(ask)}
      {...field.props}
      autoFocus={first}
      data-need={say(field.need)}
      {...('wrong' in field && { 'data-wrong': say(field.wrong) })}
      {...('hint' in field && { hint: say(field.hint), extra: <Reveal site={site} /> })}
    />
  );
};
