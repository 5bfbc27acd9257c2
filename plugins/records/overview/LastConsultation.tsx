import { useText } from '@portico/core/i18n/useText'
import { formatNumericDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import { calendarDate } from '../consultations/calendarDate'
import type { TextKey } from '../texts'

/** The latest consultation and what to do after it; nothing without any. */
export function LastConsultation() {
  const t = useText<TextKey>()
  const { data } = useApi('GET api/consultations', { quiet: true })
  const last = data?.[0]?.consultations[0]
  if (!last) return null
  return (
    <Card as="section" className="stack gap-2" aria-labelledby="records-last">
      <h2 className="h2" id="records-last">
        {t('RECORDS.LAST_CONSULTATION')}
      </h2>
      <p>
        <Link
          className="inline-flex items-center min-h-tap text-inherit no-underline hover:text-brand hover:[text-decoration:underline] font-strong"
          to="videoConsultation.videoCall.consultations"
          params={{ id: String(last.id) }}
        >
          {last.doctorName ?? t('RECORDS.CONSULTATION')}
        </Link>
      </p>
      <p className="text-sm text-muted">
        {[last.specialty, formatNumericDate(calendarDate(last))].filter(Boolean).join(' · ')}
      </p>
      {last.recommendations && <p className="text-pretty">{last.recommendations}</p>}
    </Card>
  )
}
