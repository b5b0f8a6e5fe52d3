import { Button, Result } from 'antd';
import { Component, type ReactNode } from 'react';
import { isCallFailed } from '../client/failed';
import { say } from '../words/say';

interface State {
  readonly fault: Error | null;
}

/** A page that fails leaves the frame and its siblings alive, says so, and can be loaded anew. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return (
      <Result
        status="warning"
        title={<h1 className="page__fault">{say('shell.pageFailed')}</h1>}
        subTitle={isCallFailed(fault) ? fault.message : say('shell.pageFailedText')}
        extra={
          <Button type="primary" onClick={() => this.setState({ fault: null })}>
            {say('shell.tryAgain')}
          </Button>
        }
      />
    );
  }
}
