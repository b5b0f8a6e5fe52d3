import { find, findAll, storedToken } from './dom';

// Whoever is signed in finds the way to the office where the way to sign in stands.
const door = find<HTMLAnchorElement>('[data-office]');
if (door && storedToken()) {
  door.textContent = door.dataset['office'] ?? '';
  door.href = '/workbench/workbench';
}

for (const button of findAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
