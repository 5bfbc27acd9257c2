import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

/** Whether calls without an appointment ring at the doctor now, and until when. Nothing for a doctor who takes none. */
export function PoolDuty() {
  const t = useText<TextKey>()
  const { data } = useApi('GET api/video-calls/pool', { capability: 'callPool', quiet: true })
  const duty = data?.isOffered && data.isOpen ? data.duty : null
  if (!duty) return null
  const { isAvailable, until, waiting } = duty
  return (
    <Card as="section" className="stack gap-2" aria-labelledby="duty-title">
      <h2 className="h3" id="duty-title">
        {t(isAvailable ? 'DOCTOR.DUTY.ON' : 'DOCTOR.DUTY.OFF')}
      </h2>
      <p className="text-muted text-pretty">
        {!isAvailable
          ? t('DOCTOR.DUTY.BUSY')
          : until
            ? t('DOCTOR.DUTY.UNTIL', { time: formatTime(until, browserZone()) })
            : t('DOCTOR.DUTY.ANY')}
      </p>
      <output>{waiting > 0 && t('DOCTOR.DUTY.WAITING', { count: waiting })}</output>
    </Card>
  )
}
