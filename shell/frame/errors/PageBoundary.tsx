import { Button } from 'antd';
import { Component, useEffect, type ReactNode } from 'react';
import { isCallFailed } from '../../client/failed';
import { onRecovery } from '../../state/network';
import { useWords } from '../../words/say';
import { ErrorNotice } from './ErrorNotice';
import { useLeaving } from '../tabs/useClosing';

interface Props {
  readonly children: ReactNode;
  /** Loads the page anew. */
  readonly onRetry: () => void;
}
interface State {
  readonly fault: Error | null;
}

/** A page that fails leaves the frame and its siblings alive, says so, and can be loaded anew. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return <PageFailed fault={fault} onRetry={this.props.onRetry} />;
  }
}

const PageFailed = ({ fault, onRetry }: { readonly fault: Error } & Pick<Props, 'onRetry'>) => {
  const say = useWords();
  const leave = useLeaving();
  // What failed because nobody answered comes by itself once somebody does.
  useEffect(() => onRecovery(onRetry), [onRetry]);
  return (
    <ErrorNotice
      title={say('shell.pageFailed')}
      text={isCallFailed(fault) ? fault.message : say('shell.pageFailedText')}
    >
      <Button type="primary" onClick={onRetry}>
        {say('shell.tryAgain')}
      </Button>
      <Button onClick={() => leave(() => location.reload())}>{say('shell.reloadAll')}</Button>
    </ErrorNotice>
  );
};
