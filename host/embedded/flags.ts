import { totalmem } from 'node:os';
import type { Places } from './places';

const mebibytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** initdb without these takes the terminal's language, and with LANG=C the encoding SQL_ASCII. */
export const initdbFlags = (cluster: string, durable: boolean): string[] => [
  '-D',
  cluster,
  '-U',
  'postgres',
  '-E',
  'UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // The builtin provider sorts; the system's locale is only asked to exist, and macOS may not have this one.
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
  '--data-checksums',
  // Whom the server lets in stands in a file of ours (`places.rules`), the cluster's own lets nobody in.
  '--auth-local=reject',
  '--auth-host=reject',
  '--no-instructions',
  ...(durable ? [] : ['--no-sync']),
];

/** The server's settings, all on the command line: no file that an interrupted start could leave half-written. */
export const serverFlags = (places: Places, durable: boolean, memory = totalmem()): string[] => {
  const settings: Record<string, string | number> = {
    // The bundled OpenSSL is past its end of life: only the socket, in a folder of mode 0700.
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    hba_file: places.rules,
    max_connections: durable ? 60 : 100,
    shared_buffers: `${durable ? between(64, mebibytes(memory) >> 4, 512) : 64}MB`,
    effective_cache_size: `${between(256, mebibytes(memory) >> 1, 65536)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    jit: 'off',
    max_wal_size: '1GB',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A file for each day of the week, begun anew when its day comes round.
    logging_collector: 'on',
    log_directory: places.log,
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    // The details of an error hold values, and values may be personal.
    log_error_verbosity: 'terse',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};
