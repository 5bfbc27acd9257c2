import { hasText, translate } from '../../i18n/i18n'
import { toast } from './toast'
import { ApiError } from '../../http/apiError'

const windowMs = 1_000
const lastShown = new Map<string, number>()

/** Whether the same text was shown less than a second ago; if not, records it as shown (C-136). `now` in milliseconds. */
export function isRepeat(text: string, now: number): boolean {
  const previous = lastShown.get(text)
  if (previous !== undefined && now - previous < windowMs) return true
  lastShown.set(text, now)
  return false
}

/** Options to find the text of an API error. */
export interface ErrorTexts {
  /** Key prefix of server codes; default `ERRORS.`, others by screen, such as `PROFILE.ERRORS.`. */
  prefix?: string
  /** Text key for unknown codes (C-137). */
  fallback?: string
}

/** The text key of a server code: only an existing key, by exact name. Other server text is never looked up or shown (C-138). */
export function errorTextKey(
  message: string,
  { prefix = 'ERRORS.', fallback = 'ERRORS.GENERAL' }: ErrorTexts = {},
): string {
  const key = prefix + message
  return /^[A-Z0-9_]+$/.test(message) && hasText(key) ? key : fallback
}

/**
 * Shows an HTTP 400 of a screen's call in the person's language, with its details filled in. The API
 * client has already shown all other errors.
 */
export function showRefusal(error: unknown, texts?: ErrorTexts): void {
  if (error instanceof ApiError && error.status === 400)
    show(errorTextKey(error.message, texts), error.details)
}

/** Shows server errors and network failures of every call that is not `quiet` (C-136). */
export function showServerError(fault: ApiError): void {
  if (fault.status >= 500) show('ERRORS.GENERAL')
  if (fault.status === 0) show('ERRORS.NETWORK')
}

function show(key: string, details?: Readonly<Record<string, unknown>>) {
  const text = translate(key, details)
  if (!isRepeat(text, Date.now())) toast({ tone: 'error', text })
}
