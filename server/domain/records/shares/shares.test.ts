// @vitest-environment node
import { CompactEncrypt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecordShare, RecordShareStarted, SharedManifest } from '../../../../schemas/generated/entities'
import { databases } from '../../../test/databases'
import { upload } from '../../../test/clinic/upload'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { forgetExpired } from './shares'

const HOUR = 3_600_000
const after = (ms: number) => new Date(NOW.getTime() + ms).toISOString()
const jwe = (text: string) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(new Uint8Array(32))

describe.each(databases)('shares on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let diego: Caller
  let visitor: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    diego = await clinic.as('videos@portico.test')
    visitor = await clinic.as()
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    await clinic.db.exec(`delete from record_share where tenant = 'one'`)
  })

  const start = async () =>
    (await ana('POST', 'api/shares', { label: 'Clínica Norte', expiresAt: after(48 * HOUR) }))
      .body as RecordShareStarted
  const send = async (id: number, content: string, by = ana) => {
    return (await upload(by, `api/shares/${id}/content`, 'summary.jwe', content)).status
  }
  const share = async () => {
    const started = await start()
    expect(await send(started.id, await jwe('{"resourceType":"Bundle"}'))).toBe(204)
    return started
  }
  const open = (token: string, passcode: string, recipient = 'Dr. Vázquez') =>
    visitor('POST', `api/shl/${token}`, { recipient, passcode })
  const list = async (by = ana) => (await by('GET', 'api/shares')).body as RecordShare[]
  const another = (code: string) => (code === '000000' ? '000001' : '000000')

  it('REC-062 the holder of link and code reads what was encrypted, and the person sees who and when', async () => {
    const { token, code, id } = await share()
    const { status, body } = await open(token, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(status).toBe(200)
    expect((body as SharedManifest).files[0]?.embedded.split('.')).toHaveLength(5)
    expect(await list()).toMatchObject([
      {
        id,
        label: 'Clínica Norte',
        state: 'open',
        openings: [{ at: NOW.toISOString(), recipient: 'Dr. Vázquez' }],
      },
    ])
    expect(await list(diego)).toEqual([])
  })

  it('REC-062 the server has neither key nor code nor link, and takes nothing that can be read', async () => {
    const { id, token, code } = await start()
    expect(await send(id, '{"resourceType":"Bundle","type":"document"}')).toBe(400)
    expect(await send(id, await jwe('x'), diego)).toBe(404)
    expect(await send(id, await jwe('x'))).toBe(204)
    expect(await send(id, await jwe('y'))).toBe(404)
    const rows = JSON.stringify(await clinic.db.query('select * from record_share'))
    expect([rows.includes(token), rows.includes(`"${code}"`)]).toEqual([false, false])
  })

  it('REC-062 the fifth wrong code closes a link, also for the right one, and many at once are no more than five', async () => {
    const { token, code } = await share()
    expect(await open(token, another(code))).toMatchObject({ status: 401, body: { remainingAttempts: 4 } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token, another(code))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect((await open(token, code)).status).toBe(404)
    expect(await list()).toMatchObject([{ state: 'closed', openings: [] }])
    expect(await clinic.db.query('select content from record_share')).toEqual([{ content: null }])
  })

  it('REC-062 a link that was revoked, has expired or never was is not found, all in the same words', async () => {
    const [revoked, expired] = [await share(), await share()]
    expect((await diego('DELETE', `api/shares/${revoked.id}`)).status).toBe(404)
    expect((await ana('DELETE', `api/shares/${revoked.id}`)).status).toBe(204)
    clinic.setNow(new Date(NOW.getTime() + 49 * HOUR))
    const answers = [
      await open(revoked.token, revoked.code),
      await open(expired.token, expired.code),
      await open('x'.repeat(43), '123456'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await list()).map(({ state }) => state)).toEqual(['expired', 'revoked'])
    await forgetExpired(clinic.db, new Date(NOW.getTime() + 49 * HOUR))
    expect(await clinic.db.query('select 1 from record_share where content is not null')).toEqual([])
  })

  it('REC-062 a new code replaces the old one and gives five new tries', async () => {
    const { id, token, code } = await share()
    await open(token, another(code))
    const renewed = (await ana('PUT', `api/shares/${id}/code`)).body as { code: string }
    expect((await open(token, renewed.code)).status).toBe(200)
    expect((await open(token, another(renewed.code))).status).toBe(401)
  })

  it.each([-HOUR, 91 * 24 * HOUR])('REC-062 a link does not end %d milliseconds from now', async (ms) => {
    expect((await ana('POST', 'api/shares', { label: 'x', expiresAt: after(ms) })).status).toBe(400)
  })
})
