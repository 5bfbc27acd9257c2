/** Where systemd puts the first socket. */
const FIRST = 3

/**
 * The socket that a service manager such as systemd listens with and hands over (sd_listen_fds): it stays open while the process is
 * restarted, and connections wait meanwhile. Undefined: the process listens by itself.
 */
export const inheritedSocket = (env: NodeJS.ProcessEnv, pid: number): number | undefined =>
  env['LISTEN_FDS'] === '1' && Number(env['LISTEN_PID'] || pid) === pid ? FIRST : undefined
