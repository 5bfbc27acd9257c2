import { formatError } from '../errors/formatError'

/** `550 5.1.1` in the words of a mail server. */
const replyCode = /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?\b/

/**
 * What went wrong with a letter, for the log: the code of the mail server without its words, which name the reader; the code of
 * a connection that failed; otherwise the error.
 */
export function formatMailFault(error: unknown): string {
  const { code } = error as { code?: unknown }
  const reply = error instanceof Error ? replyCode.exec(error.message)?.[0] : undefined
  if (reply) return reply
  if (error instanceof Error && ['MailRefused', 'MailUncertain'].includes(error.name)) return error.name
  return typeof code === 'string' ? code : formatError(error)
}
