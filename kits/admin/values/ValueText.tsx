import { useAdminText } from '../texts'
import { useFormView } from '../form/FormView'
import { useWords } from './formatValue'

/** A value of this form's entity in words. */
export function Words({ field, value }: { field: string; value: unknown }) {
  const t = useAdminText()
  const words = useWords(useFormView().entity, field, value)(value)
  return words ?? <span className="is-none">{t('ADMIN.LIST.NONE')}</span>
}
