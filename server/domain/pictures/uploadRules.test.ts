// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { pngOf, upload } from '../../test/clinic/upload'
import { MAX_PER_DAY } from './allowance'
import { fastDatabase } from '../../test/databases'

let clinic: Clinic
let ana: Caller
beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
  ana = await clinic.as('ana@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const png = pngOf(300, 300)
const send = (content: Buffer | string, name = 'yo.png') => upload(ana, 'api/thumbnails', name, content)

it('ACCOUNT-057 stores and serves a picture by its content, not its name', async () => {
  const { status, body } = await send(png, 'page.html')
  expect(status).toBe(200)
  const shown = await ana('GET', `api/thumbnails/${String(body)}/150`)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
})
it('ACCOUNT-055 the id of an uploaded picture cannot be guessed, and no shared cache stores it', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, async () => Number((await send(png)).body)))
  for (const id of ids) expect(Number.isSafeInteger(id) && id >= 2 ** 52).toBe(true)
  const sorted = ids.toSorted((a, b) => a - b)
  const gaps = sorted.slice(1).map((id, index) => id - (sorted[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(1_000_000)
  const { headers } = await ana('GET', `api/thumbnails/${ids[0]}/150`)
  expect(headers['cache-control']).toBe('private, max-age=86400')
})
it('ACCOUNT-057 an uploaded picture becomes the portrait of a user', async () => {
  const admin = await clinic.as('admin@portico.test')
  const { body: thumbnailId } = await upload(admin, 'api/thumbnails', 'yo.png', png)
  const { body: user } = await admin('POST', 'api/users/admin', { name: 'Eva', thumbnailId })
  const path = `api/users/admin/${(user as { id: string }).id}`
  expect((await admin('GET', path)).body).toMatchObject({ thumbnailId })
})
it('ACCOUNT-057 rejects a picture with a side above 8,192 pixels', async () => {
  expect((await send(pngOf(8192, 16))).status).toBe(200)
  const huge = pngOf(1, 1)
  for (const at of [16, 20]) huge.writeUInt32BE(30_000, at)
  for (const tooLarge of [pngOf(8193, 1), pngOf(1, 8193), huge]) {
    const { status, body } = await send(tooLarge)
    expect([status, body]).toMatchObject([400, { message: 'MAX_EXCEEDED' }])
  }
  expect((await send(pngOf(0, 10))).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
  expect((await send(png.subarray(0, 16))).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
})
it('ACCOUNT-057 ERR-011 accepts 25,000,000 bytes and rejects one more', async () => {
  const whole = Buffer.concat([png, Buffer.alloc(25_000_000 - png.length)])
  expect((await send(whole)).status).toBe(200)
  const { status, body } = await send(Buffer.concat([whole, Buffer.alloc(1)]))
  expect([status, body]).toMatchObject([400, { message: 'MAX_EXCEEDED' }])
})
it.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<html>'],
  ['nothing', ''],
  ['an image that some browsers do not show', Buffer.from('GIF89a')],
])('ACCOUNT-057 ERR-012 rejects %s', async (_, content) => {
  expect((await send(content)).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
})
it('ACCOUNT-057 limits users without a role to twenty pictures a day; roles have no limit', async () => {
  const sends = async (email: string) =>
    upload(await clinic.as(`${email}@portico.test`), 'api/thumbnails', 'yo.png', png)
  for (const email of ['luis', 'admin']) {
    const { body: id } = await sends(email)
    await clinic.db.query(
      `insert into picture (tenant, id, seed, type, hash, size, uploaded_by, uploaded_at)
       select tenant, id + n, 0, type, hash, size, uploaded_by, uploaded_at
       from picture, generate_series(1, $2::int) n where id = $1`,
      [id, MAX_PER_DAY - 2],
    )
    expect((await sends(email)).status).toBe(200)
  }
  const refused = await sends('luis')
  expect([refused.status, refused.body]).toMatchObject([400, { message: 'TOO_MANY_FILES' }])
  expect((await sends('admin')).status).toBe(200)
  await clinic.db.exec("update picture set uploaded_at = uploaded_at - interval '1 day'")
  expect((await sends('luis')).status).toBe(200)
})
it('ACCOUNT-057 rejects a request without a file or session', async () => {
  expect((await ana('POST', 'api/thumbnails', { file: 'x' })).status).toBe(400)
  const nobody = await clinic.as()
  expect((await upload(nobody, 'api/thumbnails', 'yo.png', png)).status).toBe(401)
})
