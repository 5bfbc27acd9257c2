import { useEffect, useEffectEvent } from 'react'
import { browserZone, formatLongDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import type { OfflineContent } from '@portico/core/plugin/points'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { useUpcomingAppointments } from '../api'
import { appointmentsInTab, isBooked } from '../rules'
import type { TextKey } from '../texts'

/** The number of appointments that can be read without a connection. */
const MOST = 10

/** The next appointments, with the place or how to join, for reading without a connection. */
export default function Upcoming({ onRead }: { onRead: (content: OfflineContent) => void }) {
  const t = useText<TextKey>()
  const itemOf = useItem()
  const { data } = useUpcomingAppointments()
  const say = useEffectEvent((appointments: readonly Appointment[]) =>
    onRead({
      title: t('OFFLINE.APPOINTMENTS'),
      empty: t('HOME.NEXT_EMPTY'),
      items: appointmentsInTab(appointments, 'upcoming', Date.now())
        .filter(isBooked)
        .slice(0, MOST)
        .map((appointment) => itemOf(appointment)),
    }),
  )
  useEffect(() => {
    if (data) say(data)
  }, [data])
  return null
}

/** Returns a function that writes an appointment down: its time on each clock, the professional, and the place or how to join. */
function useItem(): (appointment: Appointment) => OfflineContent['items'][number] {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return (appointment) => {
    const { startDate, doctor, providerName, specialtyName, serviceName, appointmentType, centro } =
      appointment
    const isOnline = appointmentType === AppointmentType.online
    const [first, ...others] = appointmentClocks(appointment, browserZone())
    const how = t(isOnline ? 'BOOKEDAPPOINTMENTS.ONLINE' : 'BOOKEDAPPOINTMENTS.IN_PERSON')
    const clockOf = ({ zone, time }: typeof first) => `${formatLongDay(startDate, zone, language)}, ${time}`
    return {
      title: others.length > 0 ? `${clockOf(first)} (${cityOf(first.zone)})` : clockOf(first),
      lines: [
        ...others.map((clock) => `${clockOf(clock)} (${cityOf(clock.zone)})`),
        doctor?.fullName ?? providerName,
        specialtyName ?? serviceName,
        [how, centro].filter(Boolean).join(' · '),
        isOnline ? t('OFFLINE.JOIN') : null,
      ].filter((line): line is string => Boolean(line)),
    }
  }
}

/** The city of an IANA zone: the names of zones are not loaded for the few people with a clock of their own. */
const cityOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ')
