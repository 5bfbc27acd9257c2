/** Builds dist/ if a source has changed since the last build. */
export function ensureBuild(): void
