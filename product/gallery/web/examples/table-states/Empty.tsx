import { EmptyList } from '#shell/list/EmptyList';

/** No row: the table says what may be done next. */
const Empty = () => <EmptyList says="galleryTable.none" narrowed={false} />;
export default Empty;
