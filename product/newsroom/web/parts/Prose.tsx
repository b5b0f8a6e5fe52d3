import { BodyText } from '../../body';
import { bodyFrom } from './stored-body';
import './prose.css';

/** The text of a piece, drawn as visitors read it. */
export const Prose = ({ json }: { readonly json: string }) => (
  <div className="news-prose">
    <BodyText body={bodyFrom(json)} />
  </div>
);
