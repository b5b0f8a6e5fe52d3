import { Facts } from '#shell/pages/Facts';
import { SmallTable } from '#shell/parts/SmallTable';

const row = {
  name: 'CT-AI 2.0',
  cost: '1250000.50',
  day: '2026-03-16',
  moment: '2026-03-16T01:30:00.000Z',
  isPublic: true,
  maturity: 9,
  missing: null,
};

/** Values to be read, each as its kind is written; what is missing is a stroke, never a gap. And a small table within a record. */
const Read = () => (
  <>
    <Facts
      row={row}
      facts={[
        { field: 'name', label: 'galleryControls.fields.name' },
        { field: 'cost', label: 'galleryControls.fields.cost', as: 'money' },
        { field: 'day', label: 'galleryControls.dates.day', as: 'day' },
        { field: 'moment', label: 'galleryControls.dates.moment', as: 'moment' },
        { field: 'isPublic', label: 'galleryControls.choices.isPublic', as: 'yesNo' },
        { field: 'maturity', label: 'galleryShowing.scale.maturity', as: { level: 'maturity' } },
        { field: 'missing', label: 'galleryControls.dates.month', as: 'day' },
      ]}
    />
    <SmallTable
      title="galleryControls.rows.people"
      level={3}
      head={['galleryControls.rows.name', 'galleryControls.rows.share']}
      figures={['galleryControls.rows.share']}
      rows={[
        ['陈思远', 60],
        ['Olivia Hart', 40],
      ]}
    />
  </>
);
export default Read;
