// `npm start`: everything from a fresh clone to the printed address. Only the language of old Nodes is spoken in
// this file, so that one of them can still say which it should have been.
const wanted = [20, 19];
const found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  process.stderr.write(
    'Assay needs Node ' + wanted.join('.') + ' or later, and this is ' + process.versions.node + '.\n',
  );
  process.exitCode = 1;
} else {
  void import('./launch/launch.mjs').then(({ launch }) => launch());
}
