import { useText } from '@portico/core/i18n/useText'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatHeadingDay } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { useClockWords } from '@portico/core/ui/time/useClockWords'
import { CallDevices } from '@portico/calls/session/ChooseDevices'
import { useCallView } from '@portico/calls/session/useCallSession'
import type { TextKey } from '../texts'

/** The section about the visit itself: when, what for, and what the patient wrote when booking. */
export default function Visit() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { call } = useCallView()
  const clockWords = useClockWords()
  const id = call?.appointmentId ?? null
  const { data } = useApi('GET api/appointments/{id}', id === null ? null : { params: { id }, quiet: true })
  if (id === null)
    return (
      <div className="stack">
        <p className="text-muted">{t('CALLS.NO_APPOINTMENT')}</p>
        <CallDevices />
      </div>
    )
  if (!data) return <Skeleton shape="block" height="8rem" />
  const clocks = appointmentClocks(data, browserZone())
  const [{ zone, time }] = clocks
  return (
    <div className="stack">
      <h2 className="h2">{t('CALLS.VISIT')}</h2>
      <Facts>
        <Fact icon="calendar" label={t('CALLS.WHEN')} note={clockWords({ clocks, start: data.startDate })}>
          {formatHeadingDay(data.startDate, zone, language)}, {time}
        </Fact>
        <Fact icon="user-round" label={t('CALLS.WITH')} note={data.specialtyName}>
          {call?.doctorName}
        </Fact>
        {data.notes && (
          <Fact icon="pencil" label={t('CALLS.NOTES')}>
            {data.notes}
          </Fact>
        )}
      </Facts>
      <CallDevices />
    </div>
  )
}
