import { useAdminText } from '../texts'
import { useFormView } from '../form/FormView'
import { useValueFormatter } from './formatValue'

/** A value of this form's entity in words. */
export function ValueText({ field, value }: { field: string; value: unknown }) {
  const t = useAdminText()
  const words = useValueFormatter(useFormView().entity, field, value)(value)
  return words ?? <span className="is-none">{t('ADMIN.LIST.NONE')}</span>
}
