import Beside from '../../examples/lists/Beside';
import beside from '../../examples/lists/Beside.tsx?raw';
import Disabled from '../../examples/lists/Disabled';
import disabled from '../../examples/lists/Disabled.tsx?raw';
import Narrowed from '../../examples/lists/Narrowed';
import narrowed from '../../examples/lists/Narrowed.tsx?raw';
import Paged from '../../examples/lists/Paged';
import paged from '../../examples/lists/Paged.tsx?raw';
import Query from '../../examples/lists/Query';
import query from '../../examples/lists/Query.tsx?raw';
import Search from '../../examples/lists/Search';
import search from '../../examples/lists/Search.tsx?raw';
import Selected from '../../examples/lists/Selected';
import selected from '../../examples/lists/Selected.tsx?raw';
import Split from '../../examples/lists/Split';
import split from '../../examples/lists/Split.tsx?raw';
import Tools from '../../examples/lists/Tools';
import tools from '../../examples/lists/Tools.tsx?raw';
import { Specimen } from '../../parts/Specimen';
import { tableStates } from '../../parts/table-states';
import '../../parts/controls.css';

const ListsSpecimen = () => (
  <Specimen
    use="galleryShowing.lists.use"
    avoid="galleryShowing.lists.avoid"
    keys={[
      ['Enter', 'galleryShowing.lists.enter'],
      ['↑ ↓', 'galleryShowing.lists.walk'],
      ['Esc', 'galleryShowing.lists.leave'],
    ]}
    examples={[
      { title: 'galleryShowing.lists.query', Component: Query, source: query, isWide: true },
      { title: 'galleryShowing.lists.search', Component: Search, source: search, isWide: true },
      { title: 'galleryShowing.lists.tools', Component: Tools, source: tools, isWide: true },
      { title: 'galleryShowing.lists.split', Component: Split, source: split },
      { title: 'galleryShowing.lists.paged', Component: Paged, source: paged },
      { title: 'galleryShowing.lists.selected', Component: Selected, source: selected, isWide: true },
      { title: 'galleryShowing.lists.beside', Component: Beside, source: beside },
      { title: 'galleryShowing.lists.narrowed', Component: Narrowed, source: narrowed },
      { title: 'gallery.state.disabled', Component: Disabled, source: disabled },
      ...tableStates,
    ]}
  />
);
export default ListsSpecimen;
