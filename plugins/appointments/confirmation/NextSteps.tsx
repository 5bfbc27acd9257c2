import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { saveFile } from '@core/files/saveFile'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { Button } from '@core/ui/actions/Button'
import { buttonClass } from '@core/ui/actions/buttonClass'
import type es from '../locales/es.json'
import { calendarFile } from './ics'
import { placeName } from '../rules'

/** What happens next, and links to the calendar file and the list. */
export function NextSteps({ appointment }: { appointment: Appointment }) {
  const t = useText<keyof typeof es>()
  const how = appointment.appointmentType === AppointmentType.inPerson ? 'PHYSICAL' : 'ONLINE'
  const message = appointment.doctor?.appointmentMessage
  return (
    <section className="stack stack-5" aria-labelledby="what-now">
      <h2 className="h2" id="what-now">
        {t('APPOINTMENT_BOOKED.NEXT')}
      </h2>
      <ol className="next-list">
        {message && <Step title={t('APPOINTMENT_BOOKED.MESSAGE')} text={message} />}
        <Step title={t(`APPOINTMENT_BOOKED.AFTER_${how}`)} text={t(`APPOINTMENT_BOOKED.AFTER_${how}_HINT`)} />
        <Step title={t('APPOINTMENT_BOOKED.CHANGE')} text={t('APPOINTMENT_BOOKED.CHANGE_HINT')} />
      </ol>
      <div className="done-acts">
        <Button icon="calendar-plus" onClick={() => saveToCalendar(appointment)}>
          {t('APPOINTMENT_BOOKED.TO_CALENDAR')}
        </Button>
        <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'secondary' })}>
          {t('APPOINTMENT_BOOKED.LIST')}
        </Link>
      </div>
    </section>
  )
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <div>
        <p className="strong">{title}</p>
        <p className="muted">{text}</p>
      </div>
    </li>
  )
}

function saveToCalendar(appointment: Appointment) {
  const title = [appointment.specialtyName ?? appointment.serviceName, appointment.doctor?.fullName]
    .filter(Boolean)
    .join(' · ')
  const file = calendarFile(appointment, title, placeName(appointment), Date.now())
  saveFile(`${appointment.startDate.slice(0, 10)}.ics`, new Blob([file], { type: 'text/calendar' }))
}
