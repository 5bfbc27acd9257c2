import { useText } from '@portico/core/i18n/useText'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatLongDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Card } from '@portico/core/ui/layout/Card'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import ProposalActions from '../proposals/ProposalActions'
import { useOtherTimeText } from '../proposals/texts'
import { OtherClocks } from '@portico/booking/OtherClocks'
import type { TextKey } from '../texts'

/** An appointment that a doctor proposes, with the buttons that answer it. */
export default function Proposal({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, time }] = clocks
  const { id, startDate, appointmentType, centro } = appointment
  const isOnline = appointmentType === AppointmentType.online
  const how = t(isOnline ? 'BOOKEDAPPOINTMENTS.ONLINE' : 'BOOKEDAPPOINTMENTS.IN_PERSON')
  const what = [appointment.specialtyName ?? appointment.serviceName, how, centro].filter(Boolean)
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={`proposal-${id} proposal-time-${id}`}>
      <h2 className="h2" id={`proposal-${id}`}>
        {appointment.replaces === undefined ? t('PROPOSAL.TITLE') : <OtherTimeTitle />}
      </h2>
      <div>
        <p className="font-strong" id={`proposal-time-${id}`}>
          <time dateTime={startDate}>
            {formatLongDay(startDate, zone, language)}, {time}
          </time>
        </p>
        <OtherClocks className="text-sm text-muted" clocks={clocks} start={startDate} />
        <p>{appointment.doctor?.fullName ?? appointment.providerName}</p>
        <p className="text-muted">{what.join(' · ')}</p>
      </div>
      <ProposalActions appointment={appointment} />
    </Card>
  )
}

const OtherTimeTitle = () => useOtherTimeText()('OTHER_TIME.TITLE')
