import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Specialty } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { bookingRequestAt, findOffers } from '../../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

describe.each(databases)('administrators at the same time on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it(
    'REC-066 two administrators who mark documents as seen in opposite orders both succeed',
    async () => {
      const rows = await clinic.db.query<{ id: number }>(
        `insert into document (tenant, patient_id, name, document_type, created_at, type, content)
         select 'one', $1, 'zz' || n, 1, now(), 'text/plain', 'x' from generate_series(1, 40) n returning id`,
        [personId('one', 'luis')],
      )
      const ids = rows.map(({ id }) => id)
      for (let round = 0; round < 4; round += 1) {
        const mark = (documentIds: number[]) =>
          admin('PUT', 'api/documents/updateSeenByAdmin', { documentIds, seenByAdmin: round % 2 === 0 })
        const answers = await Promise.all([mark(ids), mark(ids.toReversed())])
        expect(answers.map(({ status }) => status)).toEqual([204, 204])
      }
    },
    STARTUP_TIMEOUT,
  )

  it(
    'ADMIN-140 ADMIN-135 ADMIN-121 a reference to a service that is being deleted is rejected with its field',
    async () => {
      const luis = await clinic.as('luis@portico.test')
      const [offer] = await findOffers(luis, NOW)
      const [specialty] = (await admin('GET', 'api/consultation-specialties')).body as Specialty[]
      const fields = { name: 'Consulta', consultationSpecialtyId: specialty?.id, type: 2, duration: 20 }
      const { body } = await admin('POST', 'api/consultation-services', fields)
      const { id: serviceId } = body as { id: number }
      const { providerId = 0, free = [] } = offer ?? {}
      await clinic.db.query(
        `insert into provider_service (tenant, provider_id, service_id) values ('one', $1, $2)`,
        [providerId, serviceId],
      )
      const use = { name: 'Con servicio', consultationServices: [serviceId] }
      const answers = await clinic.db.tx(async (tx) => {
        await tx.query(`delete from service where tenant = 'one' and id = $1`, [serviceId])
        const others = [
          luis('POST', 'api/appointments/book', bookingRequestAt(free[0] ?? '', { serviceId, providerId })),
          admin('POST', 'api/insurers', use),
          admin('POST', 'api/agreements', use),
        ]
        await blockedStatements(tx, others.length)
        return others
      })
      const refusals = (await Promise.all(answers)).map(({ status, body: why }) => [status, why])
      const field = { details: { fields: [{ path: '/consultationServices/0', keyword: 'exists' }] } }
      expect(refusals).toMatchObject([
        [400, { details: { field: 'serviceId' } }],
        [400, field],
        [400, field],
      ])
    },
    STARTUP_TIMEOUT,
  )
})

/** Resolves when other statements wait for this transaction. The embedded database runs one transaction after the other. */
async function blockedStatements(tx: Tx, count: number): Promise<void> {
  if (tx.kind === 'pglite') return
  const waiting = 'select pid from pg_locks where not granted group by pid'
  await vi.waitUntil(async () => (await tx.query(waiting)).length >= count, { timeout: STARTUP_TIMEOUT })
}
