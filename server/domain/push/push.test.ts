// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PushSettings } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { deleteExpiredRows } from '../../platform/identity/protocol/expiredRows'
import { webPush } from '../../providers/webPush/webPush'
import { startPushService, type PushService } from '../../providers/webPush/test/pushService'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { ruleDatabases } from '../../test/databases'
import { insertVideoAppointment } from '../calls/test/videoAppointment'
import { openPostOffice, type PostOffice } from '../letters/test/postOffice'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { notifyDevices, type PushKind } from './notifyDevices'
import type { PushTarget } from './port'

const kinds: readonly PushKind[] = [
  'call',
  'turn',
  'missed',
  'reminder',
  'message',
  'result',
  'guest',
  'free',
]

describe.each(ruleDatabases)('notifications of devices on %s', (database) => {
  let clinic: Clinic
  let service: PushService
  let post: PostOffice
  let ana: Caller
  beforeAll(async () => {
    service = await startPushService()
    clinic = await openClinic(database, undefined, [], undefined, { pushServices: [service.origin] })
    post = await openPostOffice(clinic)
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    await post.close()
    await clinic.close()
    service.close()
  })
  beforeEach(async () => {
    await clinic.db.exec('delete from push_subscription')
    ana = await clinic.as('ana@portico.test')
    service.status = 201
  })

  const settings = async (caller: Caller) => (await caller('GET', 'api/push/')).body as PushSettings
  const turnOn = async (caller: Caller, language = 'es'): Promise<PushTarget> => {
    const target = service.subscribe()
    const { status } = await caller('POST', 'api/push/', target, { 'accept-language': language })
    expect(status).toBe(200)
    return target
  }
  const read = (target: PushTarget) =>
    service.messagesOf(target).map(({ text }) => JSON.parse(text) as Record<string, string>)
  const context = () => {
    const tenant = clinic.tenants.byId('one')!
    return { db: clinic.db, tenant, push: webPush([service.origin]) }
  }
  const notify = (kind: PushKind, person = 'ana') => notifyDevices(context(), [personId('one', person)], kind)

  it('a device is notified from when its person asks for it until they end it', async () => {
    const target = await turnOn(ana)
    const { devices, publicKey } = await settings(ana)
    expect(devices).toMatchObject([{ isCurrent: true, since: NOW.toISOString() }])
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    await notify('message')
    expect(read(target)).toHaveLength(1)
    expect((await ana('DELETE', `api/push/${devices[0]!.id}`)).status).toBe(204)
    await notify('message')
    expect(read(target)).toHaveLength(1)
    expect((await settings(ana)).devices).toEqual([])
  })

  it('a message has the brand, a text in the language of the device, and the page that it opens', async () => {
    const [spanish, english] = [await turnOn(ana), await turnOn(await clinic.as('ana@portico.test'), 'en')]
    await notify('call')
    expect(read(spanish)).toEqual([
      {
        title: 'Clinic one',
        text: 'Te están llamando. Pulsa para contestar.',
        page: '/videocall',
        topic: 'call',
      },
    ])
    expect(read(english)[0]).toMatchObject({ text: 'Someone is calling you. Tap to answer.' })
  })

  it('no message says anything about health, or names a person', async () => {
    const target = await turnOn(ana)
    for (const kind of kinds) await notify(kind)
    const texts = read(target).map(({ title, text }) => `${title} ${text}`)
    expect(texts).toHaveLength(kinds.length)
    for (const text of texts) {
      expect(text).not.toMatch(/Ana|Suárez|Dr|médic|consulta|análisis|diagn|receta/i)
      expect(text).not.toContain('[')
    }
  })

  it('the end of the session ends it, and its row goes', async () => {
    const target = await turnOn(ana)
    const sessions = (await ana('GET', 'api/users/sessions')).body as { id: string; isCurrent: boolean }[]
    await ana('DELETE', `api/users/sessions/${sessions.find(({ isCurrent }) => isCurrent)!.id}`)
    await notify('call')
    expect(read(target)).toEqual([])
    expect((await settings(await clinic.as('ana@portico.test'))).devices).toEqual([])
    await deleteExpiredRows(clinic.db)
    expect(await clinic.db.query('select from push_subscription')).toEqual([])
  })

  it('another person in the same browser takes it over', async () => {
    const target = await turnOn(ana)
    const luis = await clinic.as('luis@portico.test')
    expect((await luis('POST', 'api/push/', target)).status).toBe(200)
    await notify('call')
    expect(read(target)).toEqual([])
    await notify('call', 'luis')
    expect(read(target)).toHaveLength(1)
  })

  it('each tenant and each person has devices of their own', async () => {
    await turnOn(ana)
    const [{ id } = { id: 0 }] = (await settings(ana)).devices
    const luis = await clinic.as('luis@portico.test')
    expect((await settings(luis)).devices).toEqual([])
    expect((await luis('DELETE', `api/push/${id}`)).status).toBe(404)
    const other = await clinic.as('ana@portico.test', 'two')
    expect((await settings(other)).publicKey).not.toBe((await settings(ana)).publicKey)
    expect((await settings(other)).devices).toEqual([])
  })

  it('this server sends to push services only', async () => {
    for (const endpoint of ['http://127.0.0.1:1/abc', 'https://10.0.0.1/abc', 'nothing']) {
      const answer = await ana('POST', 'api/push/', { ...service.subscribe(), endpoint })
      expect([endpoint, answer.status]).toEqual([endpoint, 400])
    }
  })

  it('a browser that takes no more messages is forgotten; a service that fails is not', async () => {
    const target = await turnOn(ana)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    service.status = 500
    await notify('call')
    expect(errors.mock.calls).toEqual([['push:', 'The push service answered 500']])
    errors.mockRestore()
    expect((await settings(ana)).devices).toHaveLength(1)
    service.status = 410
    await notify('call')
    expect((await settings(ana)).devices).toEqual([])
    expect(read(target)).toEqual([])
  })

  it('a letter about a new message also notifies, once, and is sent as before', async () => {
    const target = await turnOn(ana)
    await clinic.db.tx((tx) =>
      enqueueAccountLetter(tx, 'one', { kind: 'newMessage', personId: personId('one', 'ana'), now: NOW }),
    )
    await post.roundWith(context().push, NOW)
    expect(await post.arrived()).toMatchObject([{ to: 'ana@portico.test' }])
    await vi.waitFor(() =>
      expect(read(target)).toMatchObject([{ topic: 'message', page: '/videoconsultation/messages' }]),
    )
  })

  it('a doctor who calls rings on the devices of the patient', async () => {
    const target = await turnOn(ana)
    const visit = await insertVideoAppointment(clinic, { patient: 'ana', start: NOW })
    const doctor = await clinic.hub('doctor@portico.test')
    const call = await doctor.invoke<{ id: number }>('startCall', visit)
    await vi.waitFor(() => expect(read(target)).toMatchObject([{ topic: 'call', page: '/videocall' }]))
    // A heartbeat of the doctor rings in open pages, not again on the devices.
    await doctor.invoke('startCall', visit)
    await doctor.invoke('cancelVideoCall', call.id)
    expect(read(target)).toHaveLength(1)
  })
})
