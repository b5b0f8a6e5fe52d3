import { Input, type InputProps } from 'antd';

/** The field for the code of an authenticator app: the phone offers digits and what was just received; «123 456» is fine. */
export const CodeInput = (props: InputProps) => (
  <Input {...props} inputMode="numeric" autoComplete="one-time-code" autoCapitalize="none" maxLength={32} />
);
