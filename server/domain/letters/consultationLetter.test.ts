import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { ruleDatabases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../../test/clinic/clinic'
import { openPostOffice, type PostOffice } from './test/postOffice'

const luis = personId('one', 'luis')
const FOLLOW_UP = '2027-01-15T10:00:00Z'

describe.each(ruleDatabases)('the letter about a finished consultation on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.exec('delete from letter')
    post = await openPostOffice(clinic)
  })
  afterEach(() => post.close())

  /** A doctor's appointment with luis by video, in Madrid. */
  const followUp = async (status: number): Promise<number> => {
    const [made] = await clinic.db.query<{ id: number }>(
      `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status, user_zone)
       select p.tenant, $1, p.id, p.doctor_id, s.id, $2::timestamptz, $2::timestamptz + interval '20 minutes', $3, 'Europe/Madrid'
       from provider p join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
         join service s on s.tenant = ps.tenant and s.id = ps.service_id and s.type = 2 join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
       where p.tenant = 'one' and d.timezone = 'Europe/Madrid'
         and not exists (select from appointment a where a.tenant = p.tenant and a.doctor_id = d.id and a.period @> $2::timestamptz)
       order by p.id limit 1 returning id`,
      [luis, FOLLOW_UP, status],
    )
    if (!made) throw new Error('No doctor is free')
    return made.id
  }
  const textOf = async (followUpId: number | null): Promise<string | undefined> => {
    const [made] = await clinic.db.query<{ id: number }>(
      `insert into consultation (tenant, patient_id, held_on, doctor_name, assessment, follow_up_id, finished_at)
       values ('one', $1, '2027-01-11', 'Dr. Andrés Llaneza', 'Neumonía', $2, $3) returning id`,
      [luis, followUpId, NOW],
    )
    await enqueueAccountLetter(clinic.db, 'one', {
      kind: 'consultationReady',
      personId: luis,
      doctor: 'Dr. Andrés Llaneza',
      consultation: made?.id ?? 0,
      now: NOW,
    })
    await post.round(NOW)
    const [letter] = await post.arrived()
    return letter?.text
  }

  it('names the day and the appointment that follows, and nothing about health', async () => {
    const id = await followUp(2)
    const text = await textOf(id)
    expect(text).toContain('Dr. Andrés Llaneza ha terminado la consulta del lunes 11 de enero de 2027.')
    expect(text).toContain(
      'También ha reservado la siguiente cita, por vídeo: viernes 15 de enero de 2027 a las 11:00',
    )
    expect(text).not.toContain('Neumonía')
    await clinic.db.query(`delete from appointment where tenant = 'one' and id = $1`, [id])
  })

  it('names no appointment that is cancelled, and none where there is none', async () => {
    const id = await followUp(1)
    expect(await textOf(id)).not.toContain('siguiente cita')
    await clinic.db.exec('delete from letter')
    expect(await textOf(null)).not.toContain('siguiente cita')
  })

  it('is not sent for a consultation that is gone', async () => {
    const about = {
      kind: 'consultationReady',
      personId: luis,
      doctor: 'Dra. Vega',
      consultation: 999_999,
    } as const
    await enqueueAccountLetter(clinic.db, 'one', { ...about, now: NOW })
    await post.round(NOW)
    expect(await post.arrived()).toEqual([])
  })
})
