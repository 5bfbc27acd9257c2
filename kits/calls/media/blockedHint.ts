import type { CallKey } from '../texts'

/** How a refused camera or microphone is allowed in a browser. Takes its user agent. Returns the key of the text. */
export function blockedHint(userAgent: string): CallKey {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'CALL.BLOCKED_IOS'
  if (/Firefox\//.test(userAgent)) return 'CALL.BLOCKED_FIREFOX'
  if (/Android/.test(userAgent)) return 'CALL.BLOCKED_ANDROID'
  if (/Version\/[\d.]+.*Safari\//.test(userAgent)) return 'CALL.BLOCKED_SAFARI'
  return 'CALL.BLOCKED'
}
