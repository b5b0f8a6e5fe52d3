import { BodyText } from '#product/newsroom/body';
import { Article } from '../Article';
import { CardPicture, pictureFrom } from '../LibraryPicture';
import { fileFrom } from './Downloads';
import type { ProjectCard, ProjectListView, ProjectView, Site } from '../../view-types';
import { Empty, Facts, SectionHead } from '../parts';
import { ResultCard } from '../results/ResultCard';
import { speak } from '../speak';
import { Shelf } from './Shelf';

const list = '/NewsInfo?kind=project';

/** What editors wrote of a result: its own words, and how high the report says it stands. */
const Card = ({
  project,
  site,
  heading: Heading = 'h3',
}: {
  readonly project: ProjectCard;
  readonly site: Site;
  readonly heading?: 'h2' | 'h3';
}) => {
  const say = speak(site.language);
  return (
    <article className="card project">
      <CardPicture picture={project.picture} />
      <Heading lang={project.language}>
        <a className="card__link" href={`${list}&id=${encodeURIComponent(project.id)}`}>
          {project.title}
        </a>
      </Heading>
      {project.summary && <p lang={project.language}>{project.summary}</p>}
      <p className="result__foot">
        <span className="faint" lang="zh">
          {project.result.achievementName}
        </span>
        <span>
          <span className="faint">{say('overallLevel')}</span> <b>{project.result.overallLevel}</b>
        </span>
      </p>
    </article>
  );
};

/** Promoted results on the home page. */
export const Projects = ({
  projects,
  site,
}: {
  readonly projects: readonly ProjectCard[];
  readonly site: Site;
}) => {
  if (projects.length === 0) return null;
  const say = speak(site.language);
  return (
    <section aria-labelledby="projects">
      <SectionHead id="projects" title={say('projects')} more={{ text: say('more'), href: list }} />
      <div className="cards">
        {projects.map((project) => (
          <Card key={project.id} project={project} site={site} />
        ))}
      </div>
    </section>
  );
};

/** `/NewsInfo?kind=project`: all of them. */
export const ProjectList = ({ site, view }: { readonly site: Site; readonly view: ProjectListView }) => {
  const say = speak(site.language);
  return (
    <Shelf site={site} title={say('projects')} lead={say('projectsLead')} paging={view.paging}>
      {view.rows.length ? (
        <div className="cards">
          {view.rows.map((project) => (
            <Card key={project.id} project={project} site={site} heading="h2" />
          ))}
        </div>
      ) : (
        <Empty>{say('noNews')}</Empty>
      )}
    </Shelf>
  );
};

/** `/NewsInfo?kind=project&id=…`: what is written of a result, beside what its report says. */
export const ProjectDetail = ({ site, view }: { readonly site: Site; readonly view: ProjectView }) => {
  const say = speak(site.language);
  return (
    <Article
      site={site}
      language={view.language}
      list={[list, say('projects')]}
      translations={view.translations}
    >
      <h1 lang={view.language}>{view.title}</h1>
      <div className="prose" lang={view.language}>
        {view.summary && <p className="prose__summary">{view.summary}</p>}
        <CardPicture picture={view.picture} />
        <BodyText body={view.body} picture={pictureFrom(view.pictures)} file={fileFrom(view.files, site)} />
      </div>
      <Facts
        of={[
          [say('method'), view.transformationMethod],
          [say('whereToAsk'), view.contact && <span lang={view.language}>{view.contact}</span>],
        ]}
      />
      <section className="article__more" aria-labelledby="promoted-result">
        <SectionHead id="promoted-result" title={say('promotedResult')} />
        <ResultCard result={view.result} language={site.language} />
      </section>
    </Article>
  );
};
