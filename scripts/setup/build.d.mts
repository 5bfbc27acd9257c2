/** Builds dist/ if a source has changed since the last build. Waits while another process does. */
export function ensureBuild(): Promise<void>

/** Builds dist/ in any case, with the arguments of `vite build`. Returns the exit code. */
export function buildAnew(args: readonly string[]): Promise<number>
