// @vitest-environment node
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { HubConnection } from '@microsoft/signalr'
import type { Appointment, Provider, VideoCall } from '../../schemas/generated/entities'
import { databases } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { request } from '../../server/test/request'
import { bestKind } from '../static/nginx'
import { builtServer } from './test/builtServer'
import { Installation, type SiteCaller } from './test/installation'
import { NEXT_MIGRATION, nextVersion } from './test/nextVersion'

const isPossible = databases.includes('postgres') && bestKind === 'nginx' && existsSync('/usr/bin/openssl')
if (!isPossible)
  console.log(
    'The story of a bare machine is skipped: it needs PostgreSQL, nginx and openssl on this machine.',
  )

const [NORTE, SUR] = ['norte.example', 'sur.example']
const password = 'Olivo-verde-27'
const chosen = { password, passwordVerify: password }
const [ADMIN, DOCTOR, PATIENT] = ['olga@norte.example', 'vega@norte.example', 'carmen@norte.example']
const DAY_MS = 86_400_000

/** In the order of docs/operations.md. Each step goes on from the one before. */
describe.runIf(isPossible)('a production on a bare machine, by the guide', () => {
  const site = new Installation()
  let conditions: string
  let admin: SiteCaller
  let doctor: { token: string; call: SiteCaller }
  let patient: { token: string; call: SiteCaller }
  let offer: { serviceId: number; providerId: number }
  let booked: number

  beforeAll(async () => {
    await site.prepare([NORTE, SUR])
    conditions = path.join(site.folder, 'conditions.json')
    writeFileSync(conditions, JSON.stringify({ version: '1', es: ['Condiciones'], en: ['Terms'] }))
  }, 120_000)
  afterAll(() => site.close())

  const newTenant = (id: string, host: string) =>
    site.run('tenant', ['new', id, '--production', '--host', host, '--conditions', conditions])
  /** Chooses the password of an account by the link of its letter, signs in and accepts the conditions. */
  const enter = async (email: string) => {
    const visitor = site.caller(NORTE)
    const { page: _, ...link } = await site.linkFor(email)
    expect(await visitor('POST', 'api/users/reset-password', { ...link, ...chosen })).toMatchObject({
      status: 204,
    })
    return signedIn(email)
  }
  const signedIn = async (email: string) => {
    const token = await site.signIn(NORTE, email, password)
    const call = site.caller(NORTE, token)
    await call('POST', 'api/users/conditions', { version: '1' })
    return { token, call }
  }
  /** Asks without a pause during some work, and a hundred times afterwards. Resolves to the statuses of all answers. */
  const whileAsking = async (work: () => Promise<unknown>): Promise<number[]> => {
    const answers: number[] = []
    const over = new AbortController()
    const asking = (async () => {
      while (!over.signal.aborted) answers.push((await site.caller(NORTE)('GET', 'api/config')).status)
    })()
    await work()
    const before = answers.length
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 100), { timeout: 30_000 })
    over.abort()
    await asking
    return answers
  }
  const create = async (place: string, body: object) => {
    const answer = await admin('POST', `api/${place}`, body)
    expect([place, answer]).toEqual([place, { status: 200, body: expect.anything() as unknown }])
    return (answer.body as { id: number }).id
  }

  it('the first tenant is made by a command, and two processes serve it by TLS', async () => {
    expect(await newTenant('norte', NORTE)).toContain('1 tenant checked: 0 errors')
    await site.start()
    expect((await site.caller(NORTE)('GET', 'api/config')).status).toBe(200)
    expect(await site.run('doctor', [])).not.toMatch(/^ERROR/m)
  }, 120_000)

  it('the first administrator is made by a command, and chooses a password by letter', async () => {
    await site.run('admin', ['create', 'norte', ADMIN])
    admin = (await enter(ADMIN)).call
    expect(await site.run('admin', ['list', 'norte'])).toContain(ADMIN)
    expect((await admin('GET', 'api/users/admin/users?page=0&size=50')).body).toMatchObject({ total: 1 })
  }, 60_000)

  it('the administrator adds a doctor with a service and hours, who is invited by letter', async () => {
    const specialty = await create('consultation-specialties', {
      name: 'Medicina de familia',
      isActive: true,
    })
    const serviceId = await create('consultation-services', {
      consultationSpecialtyId: specialty,
      name: 'Consulta por vídeo',
      type: 2,
      duration: 30,
      amount: 0,
    })
    const id = await create('doctors', {
      title: 'Dra.',
      name: 'Vega',
      surname: 'Solís',
      email: DOCTOR,
      timezone: 'Europe/Madrid',
      specialties: [specialty],
      practices: [{ country: 'ES', services: [{ serviceId }] }],
    })
    for (const index of [1, 2, 3, 4, 5, 6, 7]) {
      const hours = { doctorId: id, index, start_time: '08:00', end_time: '20:00' }
      expect((await admin('PUT', 'api/doctors/update-doctor-disponibility', hours)).status).toBe(204)
    }
    doctor = await enter(DOCTOR)
    offer = { serviceId, providerId: 0 }
  }, 60_000)

  it('a tenant with a brand of its own is added while it runs', async () => {
    await newTenant('sur', SUR)
    const theme = path.join(site.tenants, 'sur/theme.css')
    writeFileSync(theme, readFileSync(theme, 'utf8').replace(/--brand: #[\da-f]+/, '--brand: #7a1f5c'))
    const visitor = site.caller(SUR)
    const look = async () => [
      (await visitor('GET', 'api/config')).status,
      String((await visitor('GET', 'tenant/theme.css')).body).includes('#7a1f5c'),
    ]
    // nginx asks the processes in turn, and each takes the tenant over by itself.
    const looks = async () => [await look(), await look()]
    await vi.waitFor(async () => expect(new Set((await looks()).flat())).toEqual(new Set([200, true])), {
      timeout: 20_000,
      interval: 300,
    })
    expect((await site.caller(NORTE)('GET', 'tenant/theme.css')).body).not.toContain('#7a1f5c')
  }, 60_000)

  it('the first patient registers, confirms the address and books', async () => {
    const visitor = site.caller(NORTE)
    const person = { name: 'Carmen', surname: 'Suárez', email: PATIENT, phone: '+34 655 120 304', ...chosen }
    const registration = { ...person, birthDate: '1951-05-22', gender: 2, conditionsVersion: '1' }
    const registered = await visitor('POST', 'api/users', registration)
    expect([registered.status, registered.body]).toEqual([204, ''])
    const { page, ...link } = await site.linkFor(PATIENT)
    expect(page).toBe('/account-confirmed')
    expect((await visitor('POST', 'api/users/confirm-account', { ...link, password })).status).toBe(204)
    patient = await signedIn(PATIENT)
    const [provider] = (await patient.call('GET', 'api/appointments/providers')).body as Provider[]
    offer.providerId = provider?.id ?? 0
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    const query = { ...offer, from: day(2), to: day(6) }
    const times = (await patient.call('POST', 'api/appointments/start-time-matrix', query)).body
    const [start = ''] = Object.values(times as Record<string, string[]>).flat()
    const time = { date: `${start.slice(0, 10)}T00:00:00Z`, time: start.slice(11, 16), userOffset: 0 }
    const answer = await patient.call('POST', 'api/appointments/book', { ...offer, ...time })
    expect([answer.status, answer.body]).toEqual([200, expect.anything()])
    const [mine] = (await patient.call('GET', 'api/appointments/')).body as Appointment[]
    booked = mine?.id ?? 0
    // One confirms the address, and one the appointment.
    await vi.waitFor(() => expect(site.lettersTo(PATIENT)).toHaveLength(2), { timeout: 30_000 })
  }, 90_000)

  it('a call survives the end of a process, and no request is lost meanwhile', async () => {
    const ringing: HubConnection = await site.hub(NORTE, patient.token)
    const calling: HubConnection = await site.hub(NORTE, doctor.token)
    const me = (await patient.call('GET', 'api/users/data')).body as { id: string }
    await ringing.invoke('registerUser', me.id)
    const rung = new Promise((resolve) => ringing.on('notifyCall', resolve))
    const { id } = await calling.invoke<VideoCall>('startCall', booked)
    expect(await rung).toMatchObject({ id, appointmentId: booked })
    expect(await ringing.invoke('acceptVideoCall', id)).toMatchObject({ status: 'inProgress' })

    const answers = await whileAsking(async () => site.children[0]?.kill())
    expect(new Set(answers)).toEqual(new Set([200]))

    await vi.waitFor(() => expect([ringing.state, calling.state]).toEqual(['Connected', 'Connected']), {
      timeout: 20_000,
    })
    const consultation = (await patient.call('GET', `api/video-calls/appointments/${booked}`)).body
    expect(consultation).toMatchObject({ call: { id, status: 'inProgress' } })
    // The browser says who it is on each new connection; the other side's messages reach it again.
    await ringing.invoke('registerUser', me.id)
    const ended = new Promise((resolve) => ringing.on('callEnded', resolve))
    expect((await doctor.call('GET', `api/video-calls/${id}/finish`)).status).toBe(204)
    expect(await ended).toMatchObject({ callId: id, by: 'doctor', reason: 'hungUp' })
    await Promise.all([ringing.stop(), calling.stop()])
    site.children[0] = await site.startProcess(site.ports[0] ?? 0)
    expect([ADMIN, DOCTOR, PATIENT].map((email) => site.lettersTo(email).length)).toEqual([1, 1, 2])
  }, 90_000)

  it('a backup is restored elsewhere, where people stay signed in and find their appointments', async () => {
    const file = path.join(site.folder, 'portico.backup')
    await site.run('backup', [file, '--bucket'])
    const settings = await site.elsewhere()
    expect(await site.run('restore', [file], settings)).toMatch(/^Restored/)
    const port = await freePort()
    const restored = await site.startProcess(port, settings)
    try {
      const headers = { host: `${NORTE}:${site.proxyPort}`, authorization: `Bearer ${patient.token}` }
      const { status, body } = await request(port, '/api/appointments/', { headers })
      expect([status, JSON.parse(String(body))]).toEqual([200, [expect.objectContaining({ id: booked })]])
    } finally {
      await restored.stop()
    }
  }, 90_000)

  it('the next version replaces the processes one by one, without a lost request, call or letter', async () => {
    const ringing = await site.hub(NORTE, patient.token)
    const me = (await patient.call('GET', 'api/users/data')).body as { id: string }
    await ringing.invoke('registerUser', me.id)
    const calling = await site.hub(NORTE, doctor.token)
    const rung = new Promise((resolve) => ringing.on('notifyCall', resolve))
    const { id } = await calling.invoke<VideoCall>('startCall', booked)
    await rung
    await ringing.invoke('acceptVideoCall', id)

    site.version = await nextVersion(site.folder, 'alter table person add column next_version text')
    const answers = await whileAsking(async () => {
      for (const [at, port] of site.ports.entries()) {
        expect(await site.children[at]?.stop()).toBe(0)
        site.children[at] = await site.startProcess(port)
      }
    })
    expect(new Set(answers)).toEqual(new Set([200]))
    await site.query('select next_version from portico.person limit 1')

    await vi.waitFor(() => expect([ringing.state, calling.state]).toEqual(['Connected', 'Connected']), {
      timeout: 20_000,
    })
    await ringing.invoke('registerUser', me.id)
    const ended = new Promise((resolve) => ringing.on('callEnded', resolve))
    expect((await doctor.call('GET', `api/video-calls/${id}/finish`)).status).toBe(204)
    expect(await ended).toMatchObject({ callId: id, by: 'doctor' })
    await Promise.all([ringing.stop(), calling.stop()])
    expect((await patient.call('GET', 'api/appointments/')).body).toMatchObject([{ id: booked }])
    expect([ADMIN, DOCTOR, PATIENT].map((email) => site.lettersTo(email).length)).toEqual([1, 1, 2])
  }, 120_000)

  it('the former version refuses the database of the next one, and starts on the backup from before', async () => {
    const former = await builtServer()
    const port = await freePort()
    await expect(site.startProcess(port, {}, former)).rejects.toThrow(
      `A newer version of Portico has changed this database (${NEXT_MIGRATION})`,
    )
    const settings = await site.elsewhere()
    await site.run('restore', [path.join(site.folder, 'portico.backup')], settings, former)
    const restored = await site.startProcess(port, settings, former)
    expect(await restored.stop()).toBe(0)
  }, 90_000)

  it('a patient who asks for it in writing is erased by a command, with a certificate', async () => {
    const options = ['--tenant', 'norte', '--email', PATIENT, '--by', 'Olga Ramos', '--to', site.folder]
    const erase = ['erase', ...options, '--backups-until', '2999-01-01']
    expect(await site.run('person', erase)).toContain('Nothing was erased')
    expect((await patient.call('GET', 'api/users/data')).status).toBe(200)
    expect(await site.run('person', [...erase, '--confirm', PATIENT])).toContain('Erased.')
    expect((await patient.call('GET', 'api/users/data')).status).toBe(401)
    const file = readdirSync(site.folder).find((name) => /^erasure-.*\.json$/.test(name)) ?? ''
    const verify = ['verify', path.join(site.folder, file), '--email', PATIENT]
    expect(await site.run('person', verify)).toContain('Valid: Olga Ramos erased the data in norte')
  }, 60_000)
})
