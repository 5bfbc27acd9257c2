import { formatNumericDate } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import type { PatientRecords } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

interface Props {
  consultations: PatientRecords['consultations']
  onAll: () => void
}

/** The last consultation in a few lines; nothing without one. */
export function LastVisit({ consultations, onAll }: Props) {
  const t = useText<TextKey>()
  const [last] = consultations.flatMap((month) => month.consultations)
  if (!last) return null
  const { specialty, doctorName, date, summary, plan } = last
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="last-visit">
      <h2 className="h2" id="last-visit">
        {t('RECORDS.LAST_VISIT')}
      </h2>
      <p>
        <span className="block font-strong">
          {[specialty ?? t('RECORDS.CONSULTATION'), date && formatNumericDate(date)]
            .filter(Boolean)
            .join(', ')}
        </span>
        {doctorName && <span className="text-muted">{doctorName}</span>}
      </p>
      {(summary || plan) && (
        <p className="whitespace-pre-line wrap-anywhere">{[summary, plan].filter(Boolean).join('\n')}</p>
      )}
      <div>
        <Button size="sm" variant="secondary" onClick={onAll}>
          {t('RECORDS.LAST_VISIT_ALL')}
        </Button>
      </div>
    </Card>
  )
}
