// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../test/clinic'
import { pngOf, upload } from '../test/upload'
import { MAX_PER_DAY } from './allowance'
import { PIECE_BYTES } from './pieces'

let clinic: Clinic
let ana: Caller
beforeAll(async () => {
  clinic = await openClinic('pglite')
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
it('ACCOUNT-057 a picture of several pieces is served whole', async () => {
  const text = Array.from({ length: PIECE_BYTES / 4 }, (_, index) => `${index} `).join('')
  const { body: id } = await send(Buffer.concat([png, Buffer.from(text)]))
  const shown = String((await ana('GET', `api/thumbnails/${String(id)}/150`)).body)
  expect(shown.slice(-text.length) === text).toBe(true)
  const [stored] = await clinic.db.query(
    'select count(*) as pieces from picture_piece where picture_id = $1',
    [id],
  )
  expect(stored?.['pieces']).toBe(Math.ceil((png.length + text.length) / PIECE_BYTES))
})
it('ACCOUNT-057 others do not wait for an upload', async () => {
  let isStored = false
  const stored = send(Buffer.concat([png, Buffer.alloc(50 * PIECE_BYTES)])).then(() => (isStored = true))
  for (let request = 0; request < 5; request++) expect((await ana('GET', 'api/users/data')).status).toBe(200)
  expect(isStored).toBe(false)
  await stored
})
it('ACCOUNT-057 a picture that was cut off is not served, and the next upload deletes it', async () => {
  const { body: id } = await send(png)
  await clinic.db.query(
    "update picture set is_complete = false, uploaded_at = uploaded_at - interval '2 hours' where id = $1",
    [id],
  )
  expect((await ana('GET', `api/thumbnails/${String(id)}/150`)).status).toBe(404)
  await send(png)
  expect(await clinic.db.query('select 1 from picture_piece where picture_id = $1', [id])).toEqual([])
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
  expect((await send(pngOf(8192, 8192))).status).toBe(200)
  for (const tooLarge of [pngOf(8193, 1), pngOf(1, 8193), pngOf(30_000, 30_000)]) {
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
])('ACCOUNT-057 ERR-012 rejects %s', async (_, content) => {
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
