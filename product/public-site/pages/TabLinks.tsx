export interface TabLink {
  readonly text: string;
  readonly href: string;
  readonly isHere: boolean;
}

/** Tabs as links: each is a page of its own with its own address, and none needs a script. */
export const TabLinks = ({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <a href={tab.href} {...(tab.isHere && { 'aria-current': 'page' as const })}>
            {tab.text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
