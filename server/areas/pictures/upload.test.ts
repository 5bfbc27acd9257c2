// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../test/clinic'
import { upload } from '../test/upload'
import { MAX_PER_DAY } from './allowance'

let clinic: Clinic
let ana: Caller
beforeAll(async () => {
  clinic = await openClinic('pglite')
  ana = await clinic.as('ana@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const send = (content: Buffer | string, name = 'yo.png') => upload(ana, 'api/thumbnails', name, content)

it('ACCOUNT-057 stores and serves a picture by its content, not its name', async () => {
  const { status, body } = await send(png, 'page.html')
  expect(status).toBe(200)
  const shown = await ana('GET', `api/thumbnails/${String(body)}/150`)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
})
it('ACCOUNT-057 accepts 25,000,000 bytes and rejects one more', async () => {
  const whole = Buffer.concat([png, Buffer.alloc(25_000_000 - png.length)])
  expect((await send(whole)).status).toBe(200)
  const { status, body } = await send(Buffer.concat([whole, Buffer.alloc(1)]))
  expect([status, body]).toMatchObject([400, { message: 'MAX_EXCEEDED' }])
})
it.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<html>'],
  ['nothing', ''],
])('ACCOUNT-057 rejects %s', async (_, content) => {
  expect((await send(content)).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
})
it('ACCOUNT-057 limits users without a role to twenty pictures a day; roles have no limit', async () => {
  const [luis, admin] = [await clinic.as('luis@portico.test'), await clinic.as('admin@portico.test')]
  const sends = (who: Caller) => upload(who, 'api/thumbnails', 'yo.png', png)
  for (let sent = 0; sent < MAX_PER_DAY; sent++) expect((await sends(luis)).status).toBe(200)
  const refused = await sends(luis)
  expect([refused.status, refused.body]).toMatchObject([400, { message: 'TOO_MANY_FILES' }])
  for (let sent = 0; sent <= MAX_PER_DAY; sent++) expect((await sends(admin)).status).toBe(200)
  await clinic.db.exec("update picture set uploaded_at = uploaded_at - interval '1 day'")
  expect((await sends(luis)).status).toBe(200)
})
it('ACCOUNT-057 rejects a request without a file or session', async () => {
  expect((await ana('POST', 'api/thumbnails', { file: 'x' })).status).toBe(400)
  const nobody = await clinic.as()
  expect((await upload(nobody, 'api/thumbnails', 'yo.png', png)).status).toBe(401)
})
