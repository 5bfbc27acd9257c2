import type { TextKey } from '../texts'

type Key = TextKey | 'ERRORS.FORMAT_NOT_VALID'

const texts: Readonly<Record<string, Key>> = {
  FORMAT_NOT_VALID: 'ERRORS.FORMAT_NOT_VALID',
  MAX_EXCEEDED: 'CHAT.TOO_LARGE_SERVER',
  TOO_MANY_FILES: 'CHAT.TOO_MANY_FILES',
  TOO_MUCH_WORK: 'CHAT.TOO_MUCH_WORK',
  CONVERSATION_CLOSED: 'CHAT.CLOSED_MEANWHILE',
  TOO_MANY_ATTEMPTS: 'CHAT.TOO_MANY',
  FILE_GONE: 'CHAT.FILE_GONE',
}

/** The text for a refusal of a message. */
export const refusalText = (code = ''): Key =>
  Object.hasOwn(texts, code) ? (texts[code] ?? 'CHAT.NOT_SENT') : 'CHAT.NOT_SENT'
