import { useEffect, useState } from 'react';
import { dayText } from '#contract/formatters';
import './watermark.css';
import { usePerson } from './useMenu';

/** How often it is looked whether another day has begun, in ms. */
const every = 60_000;
const today = (): string => dayText(new Date().toISOString());
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)!};`);

/** One mark, to be repeated: a picture is no text, so nobody selects it and nobody hears it. */
const pictureOf = (words: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><text x="160" y="100" transform="rotate(-20 160 100)" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#808a96" fill-opacity=".16">${escaped(words)}</text></svg>`,
  )}")`;

/** Name and day over everything that is shown, photographed or printed; what lies beneath is used as before. */
export const Watermark = () => {
  const name = usePerson()?.name ?? '';
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), every);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      className="watermark"
      aria-hidden="true"
      data-says={`${name} ${day}`}
      style={{ backgroundImage: pictureOf(`${name} ${day}`) }}
    />
  );
};
