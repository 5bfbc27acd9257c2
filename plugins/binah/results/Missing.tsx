import { useText } from '@portico/core/i18n/useText'
import { Card } from '@portico/core/ui/layout/Card'
import type { ScanField, ScanValues } from '../engine/engine'
import { missingFields } from './ranges'
import type { TextKey } from '../texts'

interface MissingProps {
  values: ScanValues
  /** What the engine can measure. */
  engineFields: readonly ScanField[]
}

/** What was not measured, and why: the signal did not allow it, or the engine never measures it. Nothing where all is there. */
export function Missing({ values, engineFields }: MissingProps) {
  const t = useText<TextKey>()
  const missing = missingFields(values)
  const unclear = missing.filter((field) => engineFields.includes(field))
  const never = missing.filter((field) => !engineFields.includes(field))
  if (missing.length === 0) return null
  const part = (fields: readonly ScanField[], why: TextKey) =>
    fields.length > 0 && (
      <div className="stack gap-1">
        <p>{fields.map((field) => t(`SCAN.FIELD.${field}`)).join(', ')}.</p>
        <p className="text-muted text-pretty">{t(why)}</p>
      </div>
    )
  return (
    <Card as="section" className="stack gap-3" aria-label={t('SCAN.MISSING')}>
      <h2 className="h3">{t('SCAN.MISSING')}</h2>
      {part(unclear, 'SCAN.MISSING_UNCLEAR')}
      {part(never, 'SCAN.MISSING_NEVER')}
    </Card>
  )
}
