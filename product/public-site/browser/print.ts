import { call } from './call';
import { find } from './dom';
import { draw, type PrintNode } from './draw';

const view = find('[data-print-view]');

interface PrintData {
  readonly Title: string;
  readonly Body: PrintNode;
}

// The ticket is spent by this request, never by fetching the page; it then leaves address and history.
if (view) {
  const ticket = new URLSearchParams(location.search).get('t') ?? '';
  void call<PrintData>('POST', '/api/Report/GetPrintData', { t: ticket }).then((reply) => {
    const waiting = find('[data-waiting]', view);
    const report = find('[data-report]', view);
    const invalid = find('[data-invalid]', view);
    if (waiting) waiting.hidden = true;
    if (reply?.ErrorCode !== 0 || !report) {
      if (invalid) invalid.hidden = false;
      return;
    }
    document.title = reply.ResultValue.Title;
    const heading = document.createElement('h1');
    heading.textContent = reply.ResultValue.Title;
    // Its parts stand beside the heading, so that they keep the same distances as in every article.
    report.append(heading, ...draw(reply.ResultValue.Body).childNodes);
    // Paper bears on each page what stands across those of the file.
    report.dataset['across'] = String(reply.ResultValue.Body.attrs?.['across'] ?? '');
    report.hidden = false;
  });
}
