// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallGuest, CallGuestInvited } from '../../../../schemas/generated/entities'
import { databases } from '../../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { teresa } from '../test/guestOpening'
import { startTalk } from '../test/talkOpening'

describe.each(databases)('an invitation into a call that is sent again on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let ana: Caller
  let callId: number

  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    ana = await clinic.as('ana@portico.test')
    ;({ callId } = await startTalk(clinic))
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const states = async () =>
    ((await doctor('GET', `api/video-calls/${callId}/guests`)).body as CallGuest[]).map(({ state }) => state)

  it('CALL-030 an invitation that is repeated with its key is the same one, of nobody else and for nobody else', async () => {
    const path = `api/video-calls/${callId}/guests`
    const key = { 'idempotency-key': '0a6f5f0e-5a1c-4d0f-9f43-0b8e1b0a6f5f' }
    const first = await doctor('POST', path, teresa, key)
    expect(first.status).toBe(200)
    const again = await Promise.all([1, 2].map(() => doctor('POST', path, teresa, key)))
    for (const { body } of again) expect(body).toEqual(first.body)
    expect(await states()).toEqual(['asked'])
    const other = { ...teresa, name: 'Otra persona' }
    expect((await doctor('POST', path, other, key)).body).toMatchObject({ message: 'IDEMPOTENCY_KEY_REUSED' })
    // The patient's request with the same key is another invitation.
    expect((await ana('POST', path, teresa, key)).body).not.toEqual(first.body)
    expect(await states()).toEqual(['asked', 'asked'])
    expect((await doctor('POST', path, teresa, { 'idempotency-key': 'short' })).status).toBe(400)
    // What is stored opens nothing.
    const stored = JSON.stringify(await clinic.db.query('select * from call_guest'))
    const { url = '' } = first.body as CallGuestInvited
    expect(stored).not.toContain(url.split('token=')[1])
    expect(await clinic.db.query('select from idempotency')).toEqual([])
  })
})
