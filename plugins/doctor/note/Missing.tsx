import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { completeness, type NoteFields } from './content'
import type { TextKey } from '../texts'

interface Props {
  fields: NoteFields
  name: string
  canPrescribe: boolean
}

/** What is written and what is not, before a consultation is finished. None of it is an obligation. */
export function Missing({ fields, name, canPrescribe }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const { isNoteWritten, hasDiagnosis, hasSummary } = completeness(fields)
  const lines: [TextKey, boolean][] = [
    ['DOCTOR.NOTE.HAS_NOTE', isNoteWritten],
    ['DOCTOR.NOTE.HAS_DIAGNOSIS', hasDiagnosis],
    ['DOCTOR.NOTE.SUMMARY', hasSummary],
  ]
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {t('DOCTOR.NOTE.BEFORE_END')}
      </h2>
      <ul className="stack gap-2">
        {lines.map(([label, isThere]) => (
          <li key={label} className="flex items-center gap-2">
            <Icon name={isThere ? 'circle-check' : 'circle-alert'} size="s" />
            <span>
              {t(isThere ? 'DOCTOR.NOTE.IS_THERE' : 'DOCTOR.NOTE.IS_MISSING', { what: t(label, { name }) })}
            </span>
          </li>
        ))}
        {canPrescribe && fields.prescriptions.length > 0 && (
          <li className="flex items-center gap-2">
            <Icon name="pill" size="s" />
            <span>{t('DOCTOR.NOTE.PRESCRIBED', { count: fields.prescriptions.length })}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}
