import { SampleForm } from '../../parts/SampleForm';

/** One of a dictionary that is a tree: only the ends of its branches, and found by any part of a name. */
const Tree = () => (
  <SampleForm
    fields={[
      {
        control: 'item',
        field: 'type',
        label: 'galleryControls.choices.type',
        dictionary: 'achievementType',
        tree: true,
        leavesOnly: true,
        hint: 'galleryControls.choices.typeHint',
      },
    ]}
  />
);
export default Tree;
