import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { Person } from '../../office';
import { useWords, type Sayable } from '../../words/say';

/** Above the entries of one's own account: as whom one is signed in, with which roles, and for which organisation. */
const WhoIAm = ({ person }: { readonly person: Person }) => {
  const say = useWords();
  const facts: readonly [Sayable, string][] = [
    ['shell.roles', person.roleNames.join(' · ')],
    ['shell.workplace', person.organisationName],
    ['shell.organisationNumber', person.organisationNumber],
    ['shell.organisationCode', person.organisationCode],
  ];
  return (
    <section className="account__who" aria-label={say('shell.account')}>
      <p className="account__name">
        {person.name} <span className="faint">{person.loginName}</span>
      </p>
      {person.introduction && <p className="account__introduction">{person.introduction}</p>}
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** The account's menu beneath who one is. Whoever opens it by keys is at once among its entries. */
export const AccountPanel = ({
  person,
  children,
  ref,
}: {
  readonly person: Person | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<Pick<HTMLElement, 'focus'>>;
}) => {
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => panel.current?.querySelector<HTMLElement>('[role="menu"]')?.focus(),
  }));
  return (
    <div className="account" ref={panel}>
      {person && <WhoIAm person={person} />}
      {children}
    </div>
  );
};
