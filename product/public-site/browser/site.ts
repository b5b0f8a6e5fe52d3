import { find, findAll, storedToken } from './dom';

// Whoever is signed in finds the way to the office where the way to sign in stands.
const officeLink = find<HTMLAnchorElement>('[data-office]');
if (officeLink && storedToken()) {
  officeLink.textContent = officeLink.dataset['office'] ?? '';
  officeLink.href = '/workbench/workbench';
}

for (const button of findAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
