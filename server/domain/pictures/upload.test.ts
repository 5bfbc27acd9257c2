// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bucketStorage } from '../../providers/s3/bucketStorage'
import type { FileStore } from '../../platform/files/fileStore'
import { commandScanner } from '../../platform/files/scan'
import { storageFileStore } from '../../platform/files/storageFileStore'
import { startBucket } from '../../providers/s3/test/bucketServer'
import type { PersonContext } from '../../platform/http/request/personContext'
import { pathOf } from '../../platform/media/media'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'
import { readPicture } from './readPicture'
import { storePicture } from './upload'

/** A photo of a camera that notes where it is, and lies on its side. Its pixels do not compress. */
const photo = (width = 300, height = 200): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Camera of Luis' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 21/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())

async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

describe.each(ruleDatabases)('uploaded pictures on %s', (database) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-pictures-'))
  /** The scanner waits until this file is there. It refuses files with the word EICAR. */
  const gate = path.join(folder, 'gate')
  const script = 'until [ -e "$0" ]; do sleep 0.02; done; ! grep -q EICAR "$1"'
  let clinic: Clinic
  let ana: Caller
  beforeAll(async () => {
    const files = { key: randomBytes(32), scanner: commandScanner(['sh', '-c', script, gate]) }
    clinic = await openClinic(database, undefined, ['videoAdvices'], undefined, { files })
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  beforeEach(() => writeFileSync(gate, ''))
  afterAll(async () => {
    await clinic.close()
    rmSync(folder, { recursive: true })
  })

  const send = async (content: Buffer | string) => upload(ana, 'api/thumbnails', 'yo.jpg', content)
  const add = async (content: Buffer) => {
    const answer = await send(content)
    expect(answer).toMatchObject({ status: 200 })
    return Number(answer.body)
  }
  const show = (id: number) => ana('GET', `api/thumbnails/${id}/150`)
  const readRow = async (id: number) => {
    const [row] = await clinic.db.query<{ type: string; hash: string; size: number; pieces: number }>(
      `select p.*, (select count(*) from picture_piece where picture_id = p.id) as pieces from picture p where id = $1`,
      [id],
    )
    if (!row) throw new Error('The picture is missing')
    return row
  }
  const stored = () =>
    clinic.db.query('select hash from stored_file union all select id::text from picture order by 1')

  it('ACCOUNT-057 REC-068 keeps the pixels and nothing else, in the file store and not in the database', async () => {
    const content = await photo()
    expect((await sharp(content).metadata()).exif?.includes('Camera of Luis')).toBe(true)
    const id = await add(content)
    const row = await readRow(id)
    const kept = await whole(clinic.files.store.read('one', row.hash))
    const { exif, xmp, width, height, format } = await sharp(kept).metadata()
    expect({ exif, xmp, width, height, format }).toEqual({ width: 200, height: 300, format: 'jpeg' })
    expect([kept.includes('Camera of Luis'), kept.includes('Exif')]).toEqual([false, false])
    expect(row).toMatchObject({ type: 'image/jpeg', size: kept.length, pieces: 0 })
    expect(row.hash).toBe(createHash('sha256').update(kept).digest('hex'))
    expect(Object.values(row).filter((value) => (value as unknown) instanceof Uint8Array)).toEqual([])
    const { headers, body } = await show(id)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=86400' })
    expect(body === kept.toString()).toBe(true)
  })

  it('REC-068 is encrypted with the key, and once for each content', async () => {
    const content = await photo()
    const [one, two] = [await add(content), await add(content)]
    const { hash } = await readRow(one)
    expect([one === two, (await readRow(two)).hash]).toEqual([false, hash])
    const before = filesIn(clinic.files.folder)
    await add(content)
    expect(filesIn(clinic.files.folder)).toEqual(before)
    const kept = await whole(clinic.files.store.read('one', hash))
    for (const file of before) {
      expect(file).not.toContain(hash)
      expect(readFileSync(file).includes(kept.subarray(-64))).toBe(false)
    }
  })

  it.each([
    ['infected', async () => Buffer.concat([await photo(), Buffer.from('EICAR')])],
    ['damaged', async () => (await photo()).subarray(0, 3000)],
    ['unknown', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('REC-068 ERR-012 an %s one is refused, and nothing of it stays', async (reason, content) => {
    const before = [await stored(), filesIn(clinic.files.folder)]
    const { status, body } = await send(await content())
    expect([status, body]).toMatchObject([400, { message: 'FORMAT_NOT_VALID', details: { reason } }])
    expect([await stored(), filesIn(clinic.files.folder)]).toEqual(before)
  })

  it('ACCOUNT-057 others do not wait while one is scanned and drawn', async () => {
    rmSync(gate)
    let isStored = false
    const sent = add(await photo()).then(() => (isStored = true))
    for (let request = 0; request < 5; request++)
      expect((await ana('GET', 'api/users/data')).status).toBe(200)
    expect(isStored).toBe(false)
    writeFileSync(gate, '')
    await sent
  })

  it('ACCOUNT-055 those that are still in the database are shown, whole', async () => {
    const [poster] = await clinic.db.query<{ id: number }>(
      `select thumbnail_id as id from video where tenant = 'one' and media = 'walk' limit 1`,
    )
    const shown = await show(poster?.id ?? 0)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(shown.body === readFileSync(pathOf('walk', 'poster.webp')).toString()).toBe(true)
    const id = 2 ** 52 + 7
    await clinic.db.query("insert into picture (tenant, id, seed, type) values ('one', $1, 0, 'image/png')", [
      id,
    ])
    await clinic.db.query(
      `insert into picture_piece (tenant, picture_id, position, content)
       select 'one', $1, n, convert_to(repeat(n::text, 131072), 'UTF8') from generate_series(0, 2) n`,
      [id],
    )
    expect((await show(id)).body === [0, 1, 2].map((n) => String(n).repeat(131_072)).join('')).toBe(true)
  })

  it('REC-068 is in the bucket where the files are', async () => {
    const bucket = await startBucket('s3cret')
    const access = { accessKeyId: 'key', secretAccessKey: 's3cret', region: 'eu-west-1' }
    const files: FileStore = storageFileStore({
      incoming: path.join(folder, 'incoming'),
      place: bucketStorage({ url: bucket.url, ...access }),
    })
    const { db } = clinic
    const tenant = clinic.tenants.all.find(({ id }) => id === 'one') as TenantOnServer
    const person = { actor: 'x', subject: 'x', roles: [] } as unknown as PersonContext
    const content = Readable.from([await photo()])
    const id = await storePicture({ db, tenant, person, now: NOW }, files, { name: 'yo.jpg', content })
    const { data } = await readPicture({ db, files, tenant: 'one' }, id, 150)
    expect((await whole(data as AsyncIterable<Buffer>)).length).toBe((await readRow(id)).size)
    await bucket.close()
    await db.query('delete from picture where id = $1', [id])
  })
})
