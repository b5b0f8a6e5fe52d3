import type { Language } from '#contract/words';
import { Article } from '../Article';
import type { Site, VideoCard, VideoListView, VideoView } from '../../view-types';
import { Poster, posterAt } from '../LibraryPicture';
import { Empty, onPaper, SectionHead } from '../parts';
import { clock, speak } from '../speak';
import { Shelf } from './Shelf';

const list = '/NewsInfo?kind=video';

const Cards = ({
  videos,
  heading: Heading = 'h3',
}: {
  readonly videos: readonly VideoCard[];
  readonly heading?: 'h2' | 'h3';
}) => (
  <div className="cards">
    {videos.map((video) => (
      <article key={video.id} className="card video">
        <Poster picture={video.poster} />
        <Heading lang={video.language}>
          <a className="card__link" href={`${list}&id=${encodeURIComponent(video.id)}`}>
            {video.title}
          </a>
        </Heading>
        <p className="faint small">{clock(video.duration)}</p>
      </article>
    ))}
  </div>
);

/** Videos on the home page. */
export const Videos = ({ videos, site }: { readonly videos: readonly VideoCard[]; readonly site: Site }) => {
  if (videos.length === 0) return null;
  const say = speak(site.language);
  return (
    <section aria-labelledby="videos">
      <SectionHead id="videos" title={say('videos')} more={{ text: say('more'), href: list }} />
      <Cards videos={videos} />
    </section>
  );
};

/** `/NewsInfo?kind=video`: all of them. */
export const VideoList = ({ site, view }: { readonly site: Site; readonly view: VideoListView }) => {
  const say = speak(site.language);
  return (
    <Shelf site={site} title={say('videos')} lead={say('videosLead')} paging={view.paging}>
      {view.rows.length ? <Cards videos={view.rows} heading="h2" /> : <Empty>{say('noNews')}</Empty>}
    </Shelf>
  );
};

/** Each language by its own name, as a player lists its subtitles. */
const trackNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'English', es: 'Español' };

/** `/NewsInfo?kind=video&id=…`: played by the browser itself, with subtitles, and told for those who do not see or hear it. */
export const VideoDetail = ({ site, view }: { readonly site: Site; readonly view: VideoView }) => {
  const say = speak(site.language);
  return (
    <Article
      site={site}
      language={view.language}
      list={[list, say('videos')]}
      translations={view.translations}
    >
      <h1 lang={view.language}>{view.title}</h1>
      <p className="article__facts">
        <span>{say('duration', { time: clock(view.duration) })}</span>
      </p>
      {/* Each language that there are subtitles in has its track. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className="video__player"
        controls
        playsInline
        preload="none"
        {...(view.poster && { poster: posterAt(view.poster) })}
        aria-label={view.title}
        aria-describedby="video-told"
      >
        <source src={view.src} type={view.mime} />
        {view.tracks.map((track, at) => (
          <track
            key={track.language}
            kind="subtitles"
            src={track.src}
            srcLang={track.language}
            label={trackNames[track.language]}
            default={at === 0}
          />
        ))}
      </video>
      <p className="small">
        <a href={view.src} download="" {...onPaper(site, view.src)}>
          {say('downloadVideo')}
        </a>
      </p>
      <section className="article__more" aria-labelledby="video-told-head">
        <SectionHead id="video-told-head" title={say('videoTold')} />
        <p id="video-told" className="prose" lang={view.language}>
          {view.alternative}
        </p>
      </section>
    </Article>
  );
};
