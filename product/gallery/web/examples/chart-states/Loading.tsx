import { Chart } from '#shell/chart/Chart';

/** The figures are on their way. */
const Loading = () => <Chart data={undefined} />;
export default Loading;
