import { Splitter } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../frame/useNarrow';
import { usePage } from '../frame/page';
import './record.css';

/** Material on the left, work on the right, the border to be dragged; below each other where it is narrow. */
export const DeskPage = ({
  head,
  left,
  right,
  foot,
  share = '52%',
}: {
  /** Beside the title: status, deadline. */
  readonly head?: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly foot?: ReactNode;
  /** How much of the width the left pane has at first. */
  readonly share?: string;
}) => {
  const { title } = usePage();
  const narrow = useNarrow();
  return (
    <div className="page__body desk">
      <header className="page__head">
        <h1>{title}</h1>
        {head}
      </header>
      {narrow ? (
        <>
          <div className="card">{left}</div>
          <div className="card">{right}</div>
        </>
      ) : (
        <Splitter className="desk__panes card">
          <Splitter.Panel defaultSize={share} min="25%">
            <div className="desk__pane">{left}</div>
          </Splitter.Panel>
          <Splitter.Panel min="25%">
            <div className="desk__pane">{right}</div>
          </Splitter.Panel>
        </Splitter>
      )}
      {foot && <footer className="foot-bar">{foot}</footer>}
    </div>
  );
};
