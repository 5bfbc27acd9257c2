// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Scan } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { MAX_PER_HOUR } from './scans'

describe.each(ruleDatabases)('scans on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['binah'])
    luis = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const luisId = personId('one', 'luis')
  const setCost = (cost: number) => {
    const tenant = clinic.tenants.byId('one')
    if (tenant) tenant.backend.scans = { cost, licenseKey: 'key-1' }
  }
  const setTokens = (value: string | null) =>
    clinic.db.query(
      `update person set user_meta = $2, gender = 1, weight = 81, birth_date = '1953-05-02' where id = $1`,
      [luisId, JSON.stringify(value === null ? [] : [{ id: 7, metaKey: 'tokens', metaValue: value }])],
    )
  const tokens = async () => {
    const answer = await luis('GET', 'api/usermeta/tokens')
    return (answer.body as { metaValue: string }).metaValue
  }
  const begin = async () => (await luis('POST', 'api/scans')).body as Scan
  const end = (id: string, body: object, call = luis) => call('PUT', `api/scans/${id}/outcome`, body)
  beforeEach(async () => {
    setCost(5)
    await setTokens('12')
  })

  it('VITAL-007 VITAL-035 says the key, the data of the patient, the seconds and the cost', async () => {
    const answer = await luis('GET', 'api/videoVitalTest')
    expect(answer.body).toEqual({
      licenseKey: 'key-1',
      patient: { age: 73, sex: 1, weight: 81 },
      processingTime: 60,
      scanCost: 5,
    })
  })

  it('VITAL-015 a result takes its cost once, however often it is sent', async () => {
    const scan = await begin()
    expect(scan).toMatchObject({ status: 'open', cost: 5, tokens: 12 })
    expect(await tokens()).toBe('12')
    const first = await end(scan.id, { status: 'measured' })
    const second = await end(scan.id, { status: 'measured' })
    expect(first.body).toEqual({ id: scan.id, status: 'measured', cost: 5, tokens: 7 })
    expect(second.body).toEqual(first.body)
    expect(await tokens()).toBe('7')
  })

  it('a refused scan costs nothing and cannot become a result', async () => {
    const scan = await begin()
    expect((await end(scan.id, { status: 'refused', reason: 'motion' })).body).toMatchObject({ tokens: 12 })
    const late = await end(scan.id, { status: 'measured' })
    expect(late).toMatchObject({ status: 409, body: { message: 'SCAN_ENDED' } })
    expect(await tokens()).toBe('12')
  })

  it('a person who begins scans without end has to wait', async () => {
    await clinic.db.query('delete from scan')
    await clinic.db.query(
      `insert into scan (tenant, person_id, cost, started_at)
       select 'one', $1, 5, $2::timestamptz - n * interval '1 minute' from generate_series(1, $3::int) n`,
      [luisId, NOW.toISOString(), MAX_PER_HOUR - 1],
    )
    const { id } = await begin()
    expect(await luis('POST', 'api/scans')).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY_ATTEMPTS' },
    })
    expect((await end(id, { status: 'measured' })).status).toBe(200)
    await clinic.db.query(`delete from scan where started_at < $1::timestamptz`, [NOW.toISOString()])
  })

  it('VITAL-015 without the credits for a result no scan begins, and two scans at once pay for one', async () => {
    await setTokens('9')
    const [one, two] = [await begin(), await begin()]
    const ends = await Promise.all([one, two].map(({ id }) => end(id, { status: 'measured' })))
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await tokens()).toBe('4')
    expect(await luis('POST', 'api/scans')).toMatchObject({ status: 409, body: { message: 'NO_SCANS_LEFT' } })
  })

  it.each([null, '', 'many', '-3'])('C-099 the balance %j counts as none', async (value) => {
    await setTokens(value)
    expect((await luis('POST', 'api/scans')).body).toMatchObject({ message: 'NO_SCANS_LEFT' })
  })

  it('VITAL-016 a free scan needs no credits and takes none', async () => {
    setCost(0)
    await setTokens(null)
    const scan = await begin()
    expect((await end(scan.id, { status: 'measured' })).body).toMatchObject({ cost: 0, tokens: 0 })
  })

  it.each(['gender = 0', 'weight = null', 'birth_date = null'])(
    'VITAL-020 C-098 no scan begins with %s',
    async (missing) => {
      await clinic.db.exec(`update person set ${missing} where id = '${luisId}'`)
      expect(await luis('POST', 'api/scans')).toMatchObject({
        status: 409,
        body: { message: 'PATIENT_DATA_MISSING' },
      })
    },
  )

  it('VITAL-035 FEAT-023 nobody ends the scan of somebody else, measures for somebody else, or without the feature', async () => {
    const scan = await begin()
    const ana = await clinic.as('ana@portico.test')
    expect((await end(scan.id, { status: 'measured' }, ana)).status).toBe(404)
    expect((await end('no-id', { status: 'measured' })).status).toBe(404)
    const manuel = { 'X-Impersonation-User': personId('one', 'manuel') }
    expect((await ana('POST', 'api/scans', undefined, manuel)).status).toBe(403)
    const visitor = await clinic.as()
    expect((await visitor('POST', 'api/scans')).status).toBe(401)
    expect((await visitor('GET', 'api/videoVitalTest')).status).toBe(401)
    const other = await clinic.as('luis@portico.test', 'two')
    expect((await other('GET', 'api/videoVitalTest')).status).toBe(404)
  })
})
