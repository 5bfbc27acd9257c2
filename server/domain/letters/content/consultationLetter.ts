import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import { sentenceDay } from '../../../../schemas/time/days'
import type { Tx } from '../../../platform/db/database'
import { userZoneSql } from '../../appointments/userZone'
import { joinCentreSql, placeZoneSql } from '../../catalogue/entitySql'
import { formatMoment } from './letterFormat'
import type { MailFrame } from './mailFrame'

interface Finished {
  /** A local date. */
  heldOn: string
  startsAt: string | null
  zone: string | null
  userZone: string | null
  isOnline: boolean | null
}

/**
 * What the letter about a finished consultation says of it, in its language: its day, and the appointment that the doctor has booked
 * to follow, unless that is over or cancelled; undefined for one that is gone. It says nothing about health.
 */
export async function finishedTexts(
  db: Tx,
  { tenant, t, language }: MailFrame,
  consultation: number,
  now: Date,
): Promise<{ day: string; followUp: string | undefined } | undefined> {
  const [found] = await db.query<Finished>(
    `select w.held_on as "heldOn", to_json(a.starts_at) #>> '{}' as "startsAt", case when a.id is not null then ${placeZoneSql} end as zone,
       ${userZoneSql} as "userZone", s.type = ${AppointmentType.online} as "isOnline"
     from consultation w
     left join appointment a on a.tenant = w.tenant and a.id = w.follow_up_id and a.status = ${AppointmentStatus.booked}
       and a.starts_at > $3::timestamptz
     left join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     left join provider p on p.tenant = a.tenant and p.id = a.provider_id
     ${joinCentreSql}
     left join service s on s.tenant = a.tenant and s.id = a.service_id
     where w.tenant = $1 and w.id = $2`,
    [tenant.id, consultation, now.toISOString()],
  )
  if (!found) return undefined
  const { heldOn, startsAt, zone, userZone, isOnline } = found
  const moment = startsAt !== null &&
    zone !== null && { startsAt, zone, userZone, isOnline: isOnline === true }
  return {
    day: sentenceDay(`${heldOn}T12:00:00Z`, 'UTC', language),
    followUp: moment
      ? t(isOnline ? 'LETTER.FOLLOW_UP.online' : 'LETTER.FOLLOW_UP.inPerson', {
          time: formatMoment(t, moment, 'patient', language),
        })
      : undefined,
  }
}
