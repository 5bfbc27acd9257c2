// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActingEntry } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { openPostOffice, type PostOffice } from '../../letters/test/postOffice'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { insertVideoAppointment } from '../test/videoAppointment'
import { makeLink, openLink, tokenOf } from '../test/visitOpening'

const start = new Date(NOW.getTime() + 300_000)

describe.each(ruleDatabases)('sending links of video visits on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let doctor: Caller
  let visitor: Caller
  let appointmentId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    post = await openPostOffice(clinic)
    doctor = await clinic.as('doctor@portico.test')
    visitor = await clinic.as()
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    await post.close()
    await clinic.close()
  })
  beforeEach(async () => {
    await clinic.db.exec(`delete from letter; delete from sign_in_attempt;
      delete from appointment where starts_at between '2027-01-11' and '2027-01-12'`)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
  })

  const send = (by: 'email' | 'sms', caller = doctor) =>
    caller('POST', 'api/visit-links/send', { appointmentId, by })
  const letters = async () => {
    await post.round(NOW)
    return post.arrived()
  }
  /** The token of the only link in a text. */
  const linkIn = (text = '') =>
    tokenOf(/https?:\/\/\S+#\/visit\?token=[\w-]+/.exec(text)?.[0] ?? 'http://none')
  const setContact = (person: string, set: string) =>
    clinic.db.exec(`update person set ${set} where id = '${personId('one', person)}'`)

  it('WIDGET-008 a letter brings the patient a link that opens the visit, and the account says who sent it', async () => {
    expect((await send('email')).status).toBe(204)
    // The queue holds no link.
    expect(await clinic.db.query('select 1 from visit_link')).toEqual([])
    const [letter, ...others] = await letters()
    expect([letter?.to, others]).toEqual(['ana@portico.test', []])
    expect((await openLink(clinic, linkIn(letter?.text))).status).toBe(200)
    const ana = await clinic.as('ana@portico.test')
    const [last] = (await ana('GET', 'api/users/acting-log')).body as ActingEntry[]
    expect(last).toMatchObject({ action: 'linkSent', as: 'professional' })
  })

  it('WIDGET-008 a text message brings the link to the telephone', async () => {
    await setContact('ana', `phone = '+34 600 111 222'`)
    expect((await send('sms')).status).toBe(204)
    const message = clinic.messages.at(-1)
    expect(message?.to).toBe('+34 600 111 222')
    expect((await openLink(clinic, linkIn(message?.text))).status).toBe(200)
  })

  it('WIDGET-008 says that there is no address, and sends nothing', async () => {
    await setContact('ana', `phone = null`)
    expect(await send('sms')).toMatchObject({ status: 400, body: { message: 'NO_PHONE' } })
    appointmentId = await insertVideoAppointment(clinic, {
      patient: 'luis',
      start: new Date(NOW.getTime() + 7_200_000),
    })
    await clinic.db.exec(`delete from account where tenant = 'one' and sub = '${personId('one', 'luis')}'`)
    await setContact('luis', 'email = null')
    expect(await send('email')).toMatchObject({ status: 400, body: { message: 'NO_EMAIL' } })
    expect(await letters()).toEqual([])
  })

  it('FAMILY-003 the link of a dependent goes to who acts for them', async () => {
    appointmentId = await insertVideoAppointment(clinic, {
      patient: 'ana/child',
      start: new Date(NOW.getTime() - 600_000),
    })
    expect((await send('email')).status).toBe(204)
    expect((await letters()).map(({ to }) => to)).toEqual(['ana@portico.test'])
  })

  it('WIDGET-009 only the doctor of the visit sends it, and a visit that was cancelled meanwhile gets no letter', async () => {
    expect((await send('email', await clinic.as('ana@portico.test'))).status).toBe(403)
    expect((await send('email')).status).toBe(204)
    await clinic.db.exec(`update appointment set status = 1 where id = ${appointmentId}`)
    expect(await letters()).toEqual([])
    expect((await send('email')).status).toBe(404)
  })

  it('ACCOUNT-046 a visit gets only a few messages, whoever asks', async () => {
    const token = await makeLink(doctor, appointmentId)
    const ask = (n: number) =>
      n % 2 === 0 ? send('email') : visitor('POST', 'api/visit-links/renew', { token })
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) statuses.push((await ask(n)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429])
  })

  it('WIDGET-009 who holds a link that another device has opened gets a new one at the own address only', async () => {
    const token = await makeLink(doctor, appointmentId)
    await openLink(clinic, token, 'webview')
    const renewal = await visitor('POST', 'api/visit-links/renew', { token })
    expect([renewal.status, renewal.body]).toEqual([204, ''])
    const [letter] = await letters()
    expect(letter?.to).toBe('ana@portico.test')
    expect((await openLink(clinic, linkIn(letter?.text), 'browser')).status).toBe(200)
    expect((await openLink(clinic, token, 'webview')).status).toBe(400)
    expect(await visitor('POST', 'api/visit-links/renew', { token: 'made-up' })).toMatchObject({
      status: 400,
    })
  })
})
