// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  DeviceAuthorization,
  DeviceSynchronization,
  Reading,
} from '../../../../schemas/generated/entities'
import { openBrowser } from '../../../platform/identity/test/browser'
import { personId } from '../../../demo/people/personRow'
import type { KeyRing } from '../../../platform/secrets/keyRing'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, type Caller } from '../../../test/clinic/clinic'
import {
  answerAt,
  returnFromDeviceProvider,
  complete,
  connect,
  departureOf,
  openCloudClinic,
  type CloudClinic,
} from './test/cloudClinic'
import { resealConnections } from './resealConnections'
import { runDeviceRound } from './worker'

describe.each(ruleDatabases)('the device provider on %s', (database) => {
  let at: CloudClinic
  let luis: Caller
  let ana: Caller
  beforeAll(async () => {
    at = await openCloudClinic(database)
    luis = await at.clinic.as('luis@portico.test')
    ana = await at.clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => at.close())

  const stateOf = async (as: Caller) =>
    (await as('GET', 'api/devices/authorization')).body as DeviceAuthorization
  const synchronize = async (as: Caller) => {
    const { status, body } = await as('POST', 'api/devices/synchronization')
    return { status, ...(body as DeviceSynchronization & { message?: string }) }
  }
  const recordsOf = async (as: Caller) => (await as('GET', 'api/lifeVit/records')).body as Reading[]

  it.each([
    ['DEV-040', 'api/lifevit-auth/authorization'],
    ['DEV-043', 'api/devices/authorization'],
  ])('%s says that nobody is connected, and whether the tenant has a provider', async (_, path) => {
    const none = { isAuthorized: false, state: 'none', connectedAt: null, syncedAt: null }
    expect((await luis('GET', path)).body).toEqual({ ...none, isAvailable: true, name: 'LifeVit' })
    const elsewhere = await at.clinic.as('luis@portico.test', 'two')
    expect((await elsewhere('GET', path)).body).toEqual({ ...none, isAvailable: false, name: null })
    expect((await elsewhere('GET', `${path}-url`)).status).toBe(404)
  })

  it.each([
    ['DEV-042', 'api/lifevit-auth/authorization-url'],
    ['DEV-044', 'api/devices/authorization-url'],
  ])(
    '%s the address is the provider’s, with a new state, and returns only to the portal',
    async (_, path) => {
      const read = async (redirect?: string) =>
        luis('GET', redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`)
      const [first, second] = [await read(), await read()].map(
        ({ body }) => new URL((body as { url: string }).url),
      )
      expect(first?.href).toMatch(`${at.issuer}/auth?`)
      const asked = first?.searchParams
      expect(asked?.get('code_challenge_method')).toBe('S256')
      expect(asked?.get('state')).toMatch(/^[\w-]{43}$/)
      expect(asked?.get('state')).not.toBe(second?.searchParams.get('state'))
      const { origin } = new URL(asked?.get('redirect_uri') ?? '')
      expect((await read(`${origin}/#/clinica/profile/devices-config`)).status).toBe(200)
      for (const bad of [
        'https://evil.example/#/profile/devices-config',
        `${origin}/#/home`,
        `${origin}/?x=1#/profile/devices-config`,
        'javascript:alert(1)#/profile/devices-config',
        'nothing',
      ])
        expect([bad, (await read(bad)).status]).toEqual([bad, 400])
    },
  )

  it('DEV-043 DEV-028 a person connects, and each record is saved once with its device', async () => {
    const back = await returnFromDeviceProvider(at, await answerAt(await departureOf(luis), 'yes'))
    expect(back.status).toBe(303)
    expect(back.page).toMatch(/^http:\/\/one\.localhost:\d+\/#\/profile\/devices-config$/)
    expect(await stateOf(luis)).toMatchObject({ state: 'none' })
    expect(await complete(luis, back.connection)).toMatchObject({
      status: 200,
      body: { isAuthorized: true, state: 'connected', connectedAt: NOW.toISOString(), syncedAt: null },
    })
    const first = await synchronize(luis)
    expect(first.saved).toBeGreaterThan(100)
    expect(first.authorization.syncedAt).toBe(NOW.toISOString())
    const records = await recordsOf(luis)
    expect(records[0]).toMatchObject({ origin: 'device', zone: 'Europe/Madrid' })
    expect(new Set(records.map(({ source }) => source))).toContain('LifeVit Watch')
    expect(await synchronize(luis)).toMatchObject({ status: 200, saved: 0 })
    expect((await complete(luis, back.connection)).body).toMatchObject({
      message: 'DEVICE_CONNECTION_EXPIRED',
    })
    expect(await recordsOf(luis)).toEqual(records)
  })

  it('DEV-028 what was removed or corrected does not come back when the list is read again', async () => {
    const [removed, corrected] = await recordsOf(luis)
    const path = 'api/vital-signs-measurements/readings'
    await luis('DELETE', `${path}/${removed?.id}`)
    await luis('PUT', `${path}/${corrected?.id}`, {
      measures: [{ id: 4, value: 99 }],
      measureDate: corrected?.date,
    })
    await at.clinic.db.query(`update device_connection set position = ''`)
    expect(await synchronize(luis)).toMatchObject({ saved: 0 })
    // Another device may have measured at the same time.
    const like = (one: Reading | undefined) => (other: Reading) =>
      other.date === one?.date && other.source === one?.source
    const after = await recordsOf(luis)
    expect(after.filter(like(removed))).toEqual([])
    expect(after.filter(like(corrected))).toMatchObject([
      { id: corrected?.id, measures: [{ id: 4, value: 99 }] },
    ])
  })

  it('DEV-043 a person who refuses at the provider is not connected', async () => {
    const { connection } = await returnFromDeviceProvider(at, await answerAt(await departureOf(ana), 'no'))
    expect(await complete(ana, connection)).toMatchObject({
      status: 403,
      body: { message: 'DEVICE_ACCESS_REFUSED' },
    })
    expect(await stateOf(ana)).toMatchObject({ state: 'none' })
  })

  it('DEV-043 a connection is completed only by whoever began it, for the same person and tenant, once and in time', async () => {
    const child = { 'x-impersonation-user': personId('one', 'ana/child') }
    const begin = async (headers?: Record<string, string>) =>
      (await returnFromDeviceProvider(at, await answerAt(await departureOf(ana, headers), 'yes'))).connection
    const attempts: [Caller, (Record<string, string> | undefined)?, Record<string, string>?][] = [
      [luis],
      [ana, undefined, child],
      [ana, child],
      // Somebody else who may act for the same person.
      [await at.clinic.as('admin@portico.test'), child, child],
    ]
    for (const [caller, begun, completed] of attempts) {
      const connection = await begin(begun)
      expect((await complete(caller, connection, completed)).status).toBe(400)
      expect((await complete(ana, connection, begun)).status).toBe(400)
    }
    const elsewhere = await at.clinic.as('luis@portico.test', 'two')
    at.providers.set('two', at.providers.get('one')!)
    expect((await complete(elsewhere, await begin())).status).toBe(400)
    at.providers.delete('two')
    const late = await begin()
    at.clinic.setNow(new Date(NOW.getTime() + 16 * 60_000))
    expect((await complete(ana, late)).body).toMatchObject({ message: 'DEVICE_CONNECTION_EXPIRED' })
    at.clinic.setNow(NOW)
    expect(await stateOf(ana)).toMatchObject({ state: 'none' })
    expect((await complete(ana, await begin(child), child)).status).toBe(200)
    expect((await ana('GET', 'api/devices/authorization', undefined, child)).body).toMatchObject({
      state: 'connected',
    })
    expect(await stateOf(ana)).toMatchObject({ state: 'none' })
  })

  it('DEV-043 a return with an unknown state, or a second one, changes nothing', async () => {
    const url = await answerAt(await departureOf(ana), 'yes')
    const back = await returnFromDeviceProvider(at, url)
    expect((await returnFromDeviceProvider(at, url)).connection).toBe('unknown')
    url.searchParams.set('state', 'invented')
    expect(await returnFromDeviceProvider(at, url)).toMatchObject({ status: 303, connection: 'unknown' })
    expect((await complete(ana, back.connection)).status).toBe(200)
  })

  it('DEV-043 tokens, codes and states are not readable in the database', async () => {
    const url = await answerAt(await departureOf(luis), 'yes')
    await returnFromDeviceProvider(at, url)
    const rows = await at.clinic.db.query<{ row: string }>(
      'select row_to_json(c)::text as row from device_connection c union all select row_to_json(a)::text from device_attempt a',
    )
    const text = rows.map(({ row }) => row).join('\n')
    expect(rows.length).toBeGreaterThan(2)
    for (const word of ['access', url.searchParams.get('code')!, url.searchParams.get('state')!])
      expect(text).not.toContain(word)
  })

  it('DEV-043 an access token that has expired is replaced without asking the person', async () => {
    at.cloud.expireTokens()
    expect(await synchronize(luis)).toMatchObject({ status: 200, saved: 0 })
    expect(await stateOf(luis)).toMatchObject({ state: 'connected' })
  })

  it('DEV-028 a provider that does not answer leaves the connection as it is', async () => {
    const usual = at.providers.get('one')!
    at.providers.set('one', at.providerAt('http://localhost:1/records'))
    expect(await synchronize(luis)).toMatchObject({ status: 503, message: 'DEVICE_PROVIDER_UNAVAILABLE' })
    at.providers.set('one', usual)
    expect(await stateOf(luis)).toMatchObject({ state: 'connected' })
    expect(await synchronize(luis)).toMatchObject({ status: 200 })
  })

  it('DEV-043 DEV-028 after a person revokes access at the provider, the portal asks them to connect again', async () => {
    const browser = openBrowser()
    await connect(at, ana, browser)
    await browser.go(`${at.issuer}/access`, {})
    expect(await synchronize(ana)).toMatchObject({ status: 400, message: 'DEVICE_CONNECTION_EXPIRED' })
    expect(await stateOf(ana)).toMatchObject({ isAuthorized: false, state: 'expired' })
    await connect(at, ana)
    expect(await stateOf(ana)).toMatchObject({ isAuthorized: true, state: 'connected' })
  })

  it('DEV-043 with a key of the server tokens are encrypted with it, and a new secret at the provider ends no connection', async () => {
    await connect(at, luis, openBrowser())
    const usual = at.providers.get('one')!
    const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const renew = (secret: KeyRing) => resealConnections(at.clinic.db, 'one', secret)
    expect(await renew(usual.secret)).toBe(0)
    const count = await renew([key, ...usual.secret])
    expect(count).toBeGreaterThan(0)
    expect(await renew([key, ...usual.secret])).toBe(0)
    at.providers.set('one', { ...usual, secret: [key, 'a new secret'] })
    expect(await synchronize(luis)).toMatchObject({ status: 200 })
    expect(await renew([other])).toBe(0)
    expect(await renew([usual.secret[0], key])).toBe(count)
    at.providers.set('one', usual)
    expect(await synchronize(luis)).toMatchObject({ status: 200 })
  })

  it('DEV-028 records arrive without asking, an hour after the last time', async () => {
    await at.clinic.db.query(
      `delete from measurement where tenant = 'one' and patient_id = $1 and origin = 'device'`,
      [personId('one', 'luis')],
    )
    await at.clinic.db.query('delete from device_record')
    await at.clinic.db.query(`update device_connection set position = ''`)
    const round = (minutes: number) =>
      runDeviceRound({
        db: at.clinic.db,
        tenants: at.clinic.tenants,
        now: () => new Date(NOW.getTime() + minutes * 60_000),
        deviceProviders: at.providers,
      })
    await round(30)
    expect(await recordsOf(luis)).toEqual([])
    await round(90)
    expect((await recordsOf(luis)).length).toBeGreaterThan(0)
  })

  it.each([
    ['DEV-041', 'api/lifevit-auth/authorization'],
    ['DEV-045', 'api/devices/deauthenticate'],
  ])('%s a connection is ended here and at the provider; the readings stay', async (_, path) => {
    const browser = openBrowser()
    await connect(at, luis, browser)
    const page = async () => (await browser.go(`${at.issuer}/access`)).body
    expect(await page()).toContain('Quitar el acceso')
    expect((await luis('DELETE', path)).status).toBe(204)
    expect(await stateOf(luis)).toMatchObject({ state: 'none' })
    expect(await page()).toContain('Nadie lee tus medidas')
    expect(await synchronize(luis)).toMatchObject({ status: 400 })
    expect(await recordsOf(luis)).not.toEqual([])
    expect((await luis('DELETE', path)).status).toBe(204)
  })

  it('ACCOUNT-039 DEV-045 deleting an account ends its connection here and at the provider', async () => {
    const browser = openBrowser()
    await connect(at, luis, browser)
    expect((await luis('DELETE', 'api/users')).status).toBe(204)
    const left = 'select from device_connection where patient_id = $1'
    expect(await at.clinic.db.query(left, [personId('one', 'luis')])).toEqual([])
    await expect
      .poll(async () => (await browser.go(`${at.issuer}/access`)).body, { timeout: 10_000 })
      .toContain('Nadie lee tus medidas')
  })
})
