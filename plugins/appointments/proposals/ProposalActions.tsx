import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { AnswerButtons } from './AnswerButtons'
import { useOtherTimeText } from './texts'
import type { TextKey } from '../texts'

/** What accepting a proposal means, until when, and the buttons that accept or decline it. */
export default function ProposalActions({ appointment }: { appointment: Appointment }) {
  return appointment.replaces === undefined ? (
    <NewVisit appointment={appointment} />
  ) : (
    <OtherTime appointment={appointment} replaces={appointment.replaces} />
  )
}

const doctorOf = ({ doctor, providerName }: Appointment) => doctor?.fullName ?? providerName ?? ''

function NewVisit({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const doctor = doctorOf(appointment)
  return (
    <AnswerButtons
      appointment={appointment}
      texts={{
        text: t('PROPOSAL.TEXT', { doctor }),
        accept: t('PROPOSAL.ACCEPT'),
        acceptNamed: t('PROPOSAL.ACCEPT_NAMED', { doctor }),
        accepting: t('PROPOSAL.ACCEPTING'),
        accepted: t('PROPOSAL.ACCEPTED'),
        decline: t('PROPOSAL.DECLINE'),
        declineNamed: t('PROPOSAL.DECLINE_NAMED', { doctor }),
        declineTitle: t('PROPOSAL.DECLINE_TITLE'),
        declineText: t('PROPOSAL.DECLINE_TEXT'),
        declineConfirm: t('PROPOSAL.DECLINE_CONFIRM'),
        declined: t('PROPOSAL.DECLINED'),
      }}
    />
  )
}

/** A proposal that moves an appointment. `replaces`: when that appointment starts, shown in the time zone of the new one. */
function OtherTime({ appointment, replaces }: { appointment: Appointment; replaces: string }) {
  const t = useOtherTimeText()
  const doctor = doctorOf(appointment)
  const [{ zone }] = appointmentClocks(appointment, browserZone())
  const before = { day: formatDate(replaces, zone), time: formatTime(replaces, zone) }
  return (
    <AnswerButtons
      appointment={appointment}
      texts={{
        text: t('OTHER_TIME.TEXT', { doctor, ...before }),
        accept: t('OTHER_TIME.ACCEPT'),
        acceptNamed: t('OTHER_TIME.ACCEPT_NAMED', { doctor }),
        accepting: t('OTHER_TIME.ACCEPTING'),
        accepted: t('OTHER_TIME.ACCEPTED'),
        decline: t('OTHER_TIME.DECLINE'),
        declineNamed: t('OTHER_TIME.DECLINE_NAMED', { doctor }),
        declineTitle: t('OTHER_TIME.DECLINE_TITLE'),
        declineText: t('OTHER_TIME.DECLINE_TEXT', before),
        declineConfirm: t('OTHER_TIME.DECLINE_CONFIRM'),
        declined: t('OTHER_TIME.DECLINED'),
      }}
    />
  )
}
