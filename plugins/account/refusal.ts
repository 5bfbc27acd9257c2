import { ApiError } from '@portico/core/http/apiError'
import { translate } from '@portico/core/i18n/i18n'
import { errorTextKey } from '@portico/core/ui/feedback/apiErrors'
import { formatCountdown } from '@portico/core/ui/forms/account/CodeField'

/** The sentence for a refused call of the account: what happened, and when to try again. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return translate('ACCOUNT.ERRORS.GENERAL')
  if (error.status === 0) return translate('ERRORS.NETWORK')
  const seconds = secondsOf(error)
  const key = errorTextKey(error.message, {
    prefix: 'ACCOUNT.ERRORS.',
    fallback: `ACCOUNT.ERRORS.${keywordOf(error) ?? 'GENERAL'}`,
  })
  return translate(key, { time: formatCountdown(seconds) })
}

/** The seconds until the next attempt; 0 if the error is another one. */
export function secondsOf(error: unknown): number {
  const seconds = error instanceof ApiError ? error.details?.['seconds'] : undefined
  return typeof seconds === 'number' ? seconds : 0
}

/** The rules whose sentence does not depend on the field. */
const keywords = ['unchanged', 'common', 'format', 'pattern'] as const

/** The rule that the first field breaks. */
function keywordOf({ details }: ApiError): (typeof keywords)[number] | undefined {
  const [first] = (details?.['fields'] ?? []) as { keyword?: unknown }[]
  return keywords.find((keyword) => keyword === first?.keyword)
}
