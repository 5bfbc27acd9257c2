/** Whether a host name is one of this machine. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(host)
