import { hasText } from '@portico/core/i18n/i18n'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { formatErrorParams } from '../../form/formErrors'
import { useAdminText, useFieldTexts } from '../../texts'
import type { ErrorRow, RejectedCell } from '../rejectedLines'
import { useNumberFormat } from '../useNumberFormat'
import type { ChosenRecords } from './useRecordImport'

/** Returns a function that describes a rejected field: line, field, value and reason. */
export function useDescribeError({ catalogue, labels }: ChosenRecords): (error: RejectedCell) => ErrorRow {
  const t = useAdminText()
  const { language } = useLanguage()
  const { count } = useNumberFormat()
  const texts = useFieldTexts(catalogue.entity.name)
  return ({ line, field, keyword, value = '', params = {} }) => {
    const key = `ADMIN.IMPORT.WHY.${keyword}` as const
    return {
      line: count(line),
      field: labels[field] ?? texts.label(field),
      value,
      why: hasText(key) ? t(key) : texts.error(field, keyword, formatErrorParams(params, language)),
    }
  }
}
