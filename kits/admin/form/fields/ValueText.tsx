import { useAdminText } from '../../texts'
import { useFormView } from '../FormView'
import { useValueFormatter } from '../../choice/formatValue'

/** A formatted value of a field of the form. */
export function ValueText({ field, value }: { field: string; value: unknown }) {
  const t = useAdminText()
  const text = useValueFormatter(useFormView().entity, field, value)(value)
  return text ?? <span className="text-muted">{t('ADMIN.LIST.NONE')}</span>
}
