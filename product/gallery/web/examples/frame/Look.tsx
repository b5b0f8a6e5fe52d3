import { Appearance } from '#shell/frame/Appearance';

/** How each person has the office look: it holds at once, and on all their machines. */
const Look = () => <Appearance />;
export default Look;
