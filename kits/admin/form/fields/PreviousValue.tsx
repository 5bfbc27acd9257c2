import { useAdminText } from '../../texts'
import { useFormView } from '../FormView'
import { ValueText } from './ValueText'

/** The original value of a changed field, with a button to revert to it. */
export function PreviousValue({ field }: { field: string }) {
  const t = useAdminText()
  const { original, changed, revert, texts, isNew } = useFormView()
  if (isNew || !changed.includes(field)) return null
  return (
    <p className="a-previous-value flex flex-wrap items-center gap-y-0 gap-x-3 text-muted [&>.link]:min-h-tap">
      <span>
        {t('ADMIN.FORM.BEFORE')} <ValueText field={field} value={original[field]} />
      </span>
      <button
        type="button"
        className="link"
        aria-label={t('ADMIN.FORM.REVERT_FIELD', { label: texts.label(field) })}
        onClick={() => revert(field)}
      >
        {t('ADMIN.FORM.REVERT')}
      </button>
    </p>
  )
}
