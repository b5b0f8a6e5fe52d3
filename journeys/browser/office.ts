import type { Locator, Page } from 'playwright-core';
import { fields, type Fields } from './fields';
import { picture } from './sheets';

/** A row of a form's table: its controls, and where it stands. */
export type StateRow = Fields & { readonly itself: Locator };

/** A person at work in the office, in a browser of their own. */
export class Office {
  constructor(
    readonly page: Page,
    readonly name: string,
    private readonly readCode: () => Promise<string>,
    private readonly letTimePass: () => void,
  ) {}

  /** The page in front; others lie hidden beneath their tabs. */
  get panel(): Locator {
    return this.page.locator('#main > .page:not([hidden])');
  }

  /** The dialog in front. */
  get dialog(): Locator {
    return this.page.locator('.ant-modal:visible').last();
  }

  /** The controls of the page in front. */
  get form(): Fields {
    return fields(this.page, this.panel);
  }

  /** The controls of the dialog in front. */
  get asked(): Fields {
    return fields(this.page, this.dialog);
  }

  /** Controls of a part of the page. */
  within(part: Locator): Fields {
    return fields(this.page, part);
  }

  /** Adds a row to a table of a form and gives its controls; a table may stand within a row of another one. */
  async addRow(table: string, within: Locator = this.panel): Promise<StateRow> {
    return this.addedRow(
      table,
      (rows) => rows.locator(':scope > .rows__add > .ant-btn-dashed').click(),
      within,
    );
  }

  /** The row that comes into a table by an action done on it. */
  async addedRow(
    table: string,
    add: (rows: Locator) => Promise<void>,
    within: Locator = this.panel,
  ): Promise<StateRow> {
    const rows = this.tableOf(table, within);
    const row = rows.locator(':scope > .rows__row');
    const added = row.nth(await row.count());
    await add(rows);
    await added.waitFor();
    return { ...this.within(added), itself: added };
  }

  /** The controls of the first row that a table of the form begins with. */
  firstRow(table: string): StateRow {
    const row = this.tableOf(table).locator(':scope > .rows__row').first();
    return { ...this.within(row), itself: row };
  }

  private tableOf(table: string, within: Locator = this.panel): Locator {
    return within
      .locator('.rows')
      .filter({ has: this.page.locator('> legend', { hasText: table }) })
      .last();
  }

  /** Opens an address of the office and waits for its page. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  /** Goes to an address as a link within the office does: nothing is loaded anew. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate(
      `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
    );
  }

  /** Waits until the last action has been drawn and nothing is being loaded. */
  async settled(): Promise<void> {
    // An action's page is drawn a task or two later: asked at once, the page before it would answer. A task of the lowest
    // priority comes after all of those; unlike a rest it comes also to a window that has nothing to draw.
    await this.page.evaluate("scheduler.postTask(() => undefined, { priority: 'background' })");
    await this.panel.locator('h1').first().waitFor();
    await this.panel.locator('[aria-busy="true"], .ant-skeleton').first().waitFor({ state: 'detached' });
  }

  /** Goes by the sidebar: a section, then a page of it. */
  async go(section: string, entry: string): Promise<void> {
    await this.choose(section, entry);
    await this.inFront(entry);
  }

  /** Presses a page's line in the sidebar, without waiting for what comes. */
  async choose(section: string, entry: string): Promise<void> {
    const sidebar = this.page.getByRole('navigation', { name: '菜单' });
    const line = sidebar.getByRole('menuitem', { name: named(entry) });
    if (!(await line.isVisible())) await sidebar.getByRole('menuitem', { name: section }).first().click();
    await line.click();
  }

  /** Goes to a page that is open already, by its tab. */
  async tab(name: string): Promise<void> {
    await this.tabs.getByRole('tab').filter({ hasText: name }).click();
    await this.inFront(name);
  }

  private get tabs(): Locator {
    return this.page.getByRole('tablist', { name: '已打开的页面' });
  }

  private async inFront(name: string): Promise<void> {
    await this.tabs.getByRole('tab', { selected: true }).filter({ hasText: name }).waitFor();
    await this.settled();
  }

  /** Goes to a list by the sidebar and has it fetched anew: it may have been open for a while. */
  async list(section: string, entry: string): Promise<void> {
    await this.go(section, entry);
    const answered = this.page.waitForResponse(/\/api\//);
    await this.press('刷新');
    await answered;
    await this.settled();
  }

  /** Presses a button of the page in front. */
  async press(name: string | RegExp, within: Locator = this.panel): Promise<void> {
    await within
      .getByRole('button', { name: named(name) })
      .first()
      .click();
  }

  /** Presses a button of the dialog in front. */
  answer(name: string | RegExp): Promise<void> {
    return this.press(name, this.dialog);
  }

  /** The row of the list in front that tells of something. */
  row(text: string): Locator {
    return this.panel.getByRole('row').filter({ hasText: text }).first();
  }

  /** Does one of the actions of a row, among the links or behind «more». */
  async rowAction(text: string, action: string): Promise<void> {
    const row = this.row(text);
    const link = row.getByRole('button', { name: named(action) });
    await row.waitFor();
    if ((await link.count()) > 0) return link.first().click();
    await row.getByRole('button', { name: /更多/ }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Waits for a message at the top of the window. */
  async notified(text: string | RegExp): Promise<void> {
    await this.page.locator('.ant-message-notice, .ant-message').getByText(text).first().waitFor();
  }

  /** Signs in the dialog that has opened: asks for a code, reads it as it was sent, gives it. */
  async sign(): Promise<void> {
    this.letTimePass();
    const dialog = this.dialog;
    await this.press('获取验证码', dialog);
    await dialog.getByRole('button', { name: /秒后重试/ }).waitFor();
    await dialog.getByLabel('签署码').fill(await this.readCode());
    await this.press('提交', dialog);
  }

  /** Sends files by the field that takes them within a part of the page. */
  async attach(within: Locator, ...paths: readonly string[]): Promise<void> {
    await within
      .locator('input[type="file"]')
      .first()
      .setInputFiles([...paths]);
    for (const path of paths) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      await within.locator('.given-file').filter({ hasText: name }).first().waitFor();
    }
  }

  /** Takes the contact sheet's pictures. */
  picture(name: string): Promise<void> {
    return picture(this.page, name);
  }
}

/** A button's icon may be read out before its word. */
const named = (name: string | RegExp): RegExp =>
  typeof name === 'string' ? new RegExp(`(^|\\s)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : name;
