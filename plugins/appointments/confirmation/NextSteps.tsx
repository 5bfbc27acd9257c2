import { useText } from '@portico/core/i18n/useText'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { useBookingText } from '@portico/booking/texts'
import { useSaveToCalendar } from '../useSaveToCalendar'
import { CalendarButtons } from './CalendarButtons'
import type { TextKey } from '../texts'

/** What happens next, and links to the calendar file and the list. */
export function NextSteps({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const saveToCalendar = useSaveToCalendar()
  const how = appointment.appointmentType === AppointmentType.inPerson ? 'PHYSICAL' : 'ONLINE'
  const messages = [appointment.serviceMessage, appointment.doctor?.appointmentMessage].filter(Boolean)
  return (
    <section className="stack gap-5" aria-labelledby="what-now">
      <h2 className="h2" id="what-now">
        {t('APPOINTMENT_BOOKED.NEXT')}
      </h2>
      <ol className="[counter-reset:n] grid gap-4 [&_li]:[counter-increment:n] [&_li]:grid [&_li]:grid-cols-[2rem_1fr] [&_li]:gap-3 [&_li::before]:size-8 [&_li::before]:[content:counter(n)] [&_li::before]:grid [&_li::before]:place-items-center [&_li::before]:rounded-[50%] [&_li::before]:bg-brand-soft [&_li::before]:text-brand [&_li::before]:font-bold">
        {messages.length > 0 && <Step title={t('APPOINTMENT_BOOKED.MESSAGE')} text={messages.join(' ')} />}
        <Step title={t(`APPOINTMENT_BOOKED.AFTER_${how}`)} text={t(`APPOINTMENT_BOOKED.AFTER_${how}_HINT`)} />
        <Step title={t('APPOINTMENT_BOOKED.CHANGE')} text={t('APPOINTMENT_BOOKED.CHANGE_HINT')} />
      </ol>
      {appointment.notes && <SentNote notes={appointment.notes} />}
      <ConfirmedAnswers answers={appointment.answers} />
      <CalendarButtons appointment={appointment} />
      <div className="grid gap-3 desk:flex">
        {saveToCalendar && (
          <Button icon="calendar-plus" onClick={() => void saveToCalendar(appointment)}>
            {t('APPOINTMENT_BOOKED.TO_CALENDAR')}
          </Button>
        )}
        <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'secondary' })}>
          {t('APPOINTMENT_BOOKED.LIST')}
        </Link>
        {how === 'ONLINE' && (
          <Link
            to="videoConsultation.videoCheck"
            params={{ id: String(appointment.id) }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('APPOINTMENT_BOOKED.CHECK')}
          </Link>
        )}
      </div>
    </section>
  )
}

/** The answers that the questions of the booking want repeated here. */
function ConfirmedAnswers({ answers = [] }: { answers: Appointment['answers'] | undefined }) {
  const repeated = answers.filter(({ isConfirmed }) => isConfirmed)
  if (repeated.length === 0) return null
  return (
    <dl className="grid gap-3">
      {repeated.map(({ id, label, text }) => (
        <div key={id}>
          <dt className="font-strong">{label}</dt>
          <dd className="text-muted wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the professional reads before the visit. */
function SentNote({ notes }: { notes: string }) {
  const t = useBookingText()
  return (
    <div>
      <h3 className="font-strong">{t('BOOKING.NOTE_SENT')}</h3>
      <p className="text-muted wrap-anywhere whitespace-pre-line">{notes}</p>
    </div>
  )
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <div>
        <p className="font-strong">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}
