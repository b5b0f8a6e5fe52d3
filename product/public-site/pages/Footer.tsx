import { Wordmark } from '#shell/look/Wordmark';
import type { Site } from '../view-types';
import { platformOf } from './platform';
import { speak } from './speak';

/** A telephone number as a link, whatever signs it is written with. */
export const Phone = ({ number }: { readonly number: string }) => (
  <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
);

export const Email = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`}>{address}</a>
);

/** Who runs the platform, how to reach and to contradict them, and the numbers the law asks for. */
export const Footer = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  const { operator } = site;
  return (
    <footer className="foot">
      <div className="frame foot__columns">
        <section>
          <Wordmark height={24} />
          {operator.name && (
            <p className="foot__operator">
              {say('operator')} <b>{operator.name}</b>
            </p>
          )}
          {operator.address && <p>{operator.address}</p>}
        </section>
        {(operator.phone || operator.email) && (
          <section>
            <h2 className="foot__heading">{say('contact')}</h2>
            {operator.phone && (
              <p>
                <Phone number={operator.phone} />
              </p>
            )}
            {operator.email && (
              <p>
                <Email address={operator.email} />
              </p>
            )}
          </section>
        )}
        <section>
          <h2 className="foot__heading">{say('complaints')}</h2>
          <p>{say('complaintsHint')}</p>
          {(operator.complaintsPhone ?? operator.complaintsEmail) && (
            <p>
              {operator.complaintsPhone && <Phone number={operator.complaintsPhone} />}{' '}
              {operator.complaintsEmail && <Email address={operator.complaintsEmail} />}
            </p>
          )}
        </section>
        <section id="privacy">
          <h2 className="foot__heading">{say('privacy')}</h2>
          <p>{say('privacyText')}</p>
        </section>
      </div>
      <div className="frame foot__numbers">
        <span>{platformOf(site)}</span>
        {operator.icpNumber && <a href="https://beian.miit.gov.cn/">{operator.icpNumber}</a>}
        {operator.publicSecurityNumber && (
          <a href="https://beian.mps.gov.cn/">{operator.publicSecurityNumber}</a>
        )}
      </div>
    </footer>
  );
};
