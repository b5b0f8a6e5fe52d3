/** What one types and chooses with above and below a list, in one file that comes when its rows stand. */
export { Input, Select } from 'antd';
export { MultiSelect } from '../form/MultiSelect';
