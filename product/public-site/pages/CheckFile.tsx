import type { CheckView, Site } from '../view-types';
import { CheckAnswer } from './CheckAnswer';
import { Field } from './Field';
import { speak } from './speak';

/**
 * By the file itself. The file's field has no name, so the form cannot send it; the script puts the hash and
 * what it read into the other fields and sends those.
 */
export const CheckFile = ({
  site,
  view,
}: {
  readonly site: Site;
  readonly view: CheckView & { readonly tab: 'file' };
}) => {
  const say = speak(site.language);
  return (
    <div className="columns columns--check">
      <form
        className="form card"
        action="/hyCheck"
        method="get"
        data-form="file"
        data-reading={say('reading')}
        data-not-pdf={say('notAPdf')}
        data-too-large={say('fileTooLarge')}
        data-cannot={say('cannotHash')}
      >
        <input type="hidden" name="tab" value="file" />
        <input type="hidden" name="no" value="" disabled />
        {['kind', 'content', 'size', 'states'].map((name) => (
          <input key={name} type="hidden" name={name} value="" disabled />
        ))}
        <h2>{say('fileTitle')}</h2>
        <p className="faint">{say('fileLead')}</p>
        <div className="file">
          <input className="file__input" id="pdf" type="file" accept="application/pdf,.pdf" />
          <label className="button button--main" htmlFor="pdf">
            {say('choosePdf')}
          </label>
        </div>
        <p className="form__answer" role="status" data-answer="" />
        <noscript>
          <p className="notice notice--inline">{say('needsScript')}</p>
        </noscript>
        <Field
          label={say('orHash')}
          name="sha256"
          className="code"
          pattern="[0-9A-Fa-f]{64}"
          required
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
        />
        <button className="button" type="submit">
          {say('checkNow')}
        </button>
      </form>
      <div className="check__side">
        <CheckAnswer site={site} answer={view.answer} />
        <section className="card no-print" aria-labelledby="offline">
          <h2 id="offline">{say('offlineTitle')}</h2>
          <p>{say('offlineLead')}</p>
          <p>
            <a className="button" href="/check-offline.html" download="check-offline.html">
              {say('offlineDownload')}
            </a>
          </p>
        </section>
        <section className="card no-print" aria-labelledby="revocations">
          <h2 id="revocations">{say('revocationFeed')}</h2>
          <p>{say('revocationLead')}</p>
          <p>
            <a href="/revocations.json">{say('revocationList')}</a> ·{' '}
            <a href="/revocations.atom">{say('revocationAtom')}</a> ·{' '}
            <a href="/receipt-keys.json">{say('receiptKeys')}</a>
          </p>
        </section>
      </div>
    </div>
  );
};
