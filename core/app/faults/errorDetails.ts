import { ManifestError } from '../../tenant/manifestError'
import { BootError } from './bootError'

/** The facts that an operator needs to fix a failed start. */
export interface ErrorDetails {
  file?: string
  path?: string
  expected?: string
  found: string
}

/** Describes a failure for an operator. */
export function detailsOf(error: unknown): ErrorDetails {
  const cause = error instanceof BootError ? error.cause : error
  if (cause instanceof ManifestError) {
    const { file, path, expected, found } = cause
    return { file, path, expected, found }
  }
  return { found: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
}
