import { Chart } from '#shell/chart/Chart';

/** The figures did not come. */
const Failed = () => <Chart data={undefined} onRetry={() => undefined} />;
export default Failed;
