const names =
  'admin administrator root system sysadmin superadmin test demo guest user assay ruoyi manager operator postgres druid nacos sa ry 管理员'.split(
    ' ',
  );
const passwords =
  'admin admin123 admin@123 Admin@123456 123456 12345678 123456789 111111 password P@ssw0rd root test changeme'.split(
    ' ',
  );

/** Names and passwords that installations are delivered with, and the weakest ones for the accounts that there are. */
export const commonPairs = (accounts: readonly string[]): (readonly [name: string, password: string])[] => [
  ...names.flatMap((name) => passwords.map((password) => [name, password] as const)),
  ...names.flatMap((name) => [[name, ''] as const, [name, name] as const, [name, `${name}123`] as const]),
  ...accounts.flatMap((name) => [[name, name] as const, [name, '123456'] as const]),
];
