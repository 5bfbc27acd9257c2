import { hasText } from '@portico/core/i18n/i18n'
import { useFieldTexts } from '@portico/admin/texts'
import type { ErrorRow } from '@portico/admin/import/rejectedLines'
import { useNumberFormat } from '@portico/admin/import/useNumberFormat'
import { useUsersText } from '../../texts'
import type { RejectedField } from './progress'

/** Returns a function that describes a rejected field: line, field, value and reason. */
export function useErrorText(): (fault: RejectedField) => ErrorRow {
  const t = useUsersText()
  const { count } = useNumberFormat()
  const { label, error: finding } = useFieldTexts('USER')
  return ({ line, field, keyword, value = '', first = 0 }) => {
    const key = `ADMIN.USERS.WHY.${keyword}` as const
    const own = hasText(key) ? t(key, { first: count(first), start: value.charAt(0) }) : undefined
    return { line: count(line), field: label(field), value, why: own ?? finding(field, keyword, {}) }
  }
}
