import { hasText, translate } from '../../i18n/i18n'
import { toast } from './toast'
import { ApiError } from '../../http/apiError'
import { isRepeat } from './isRepeat'

/** How the helper finds the text of a refusal. */
export interface ErrorTexts {
  /** Key family of the server's codes; `ERRORS.` by default, `PROFILE.ERRORS.` and others by screen. */
  prefix?: string
  /** Key of the text for a code that has none (C-137). */
  fallback?: string
}

/**
 * The text key of a server's code: only a key that is there, by exact name; anything else of the server
 * is never looked up nor shown (C-138).
 */
export function errorTextKey(
  message: string,
  { prefix = 'ERRORS.', fallback = 'ERRORS.GENERAL' }: ErrorTexts = {},
): string {
  const key = prefix + message
  return /^[A-Z0-9_]+$/.test(message) && hasText(key) ? key : fallback
}

/**
 * The shared helper for a call that a screen made: tells an HTTP 400 in the person's words, with the refusal's details filled in
 * (ERR-017, ERR-018). Everything else has been told by the client already.
 */
export function showRefusal(error: unknown, texts?: ErrorTexts): void {
  if (error instanceof ApiError && error.status === 400)
    show(errorTextKey(error.message, texts), error.details)
}

/** What the client tells of every call that is not quiet: a fault of the server, or no answer (ERR-001, ERR-002, C-136). */
export function showServerError(fault: ApiError): void {
  if (fault.status >= 500) show('ERRORS.GENERAL')
  if (fault.status === 0) show('ERRORS.NETWORK')
}

function show(key: string, details?: Readonly<Record<string, unknown>>) {
  const text = translate(key, details)
  if (!isRepeat(text, Date.now())) toast({ tone: 'error', text })
}
