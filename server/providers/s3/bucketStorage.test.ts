// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bucketStorage } from './bucketStorage'
import { storageFileStore } from '../../platform/files/storageFileStore'
import { startBucket } from './test/bucketServer'

const incoming = mkdtempSync(path.join(tmpdir(), 'portico-bucket-'))
let bucket: Awaited<ReturnType<typeof startBucket>>
beforeEach(async () => {
  bucket = await startBucket('s3cret')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bucket.close()
  rmSync(incoming, { recursive: true, force: true })
})

const open = (key?: Buffer, secretAccessKey = 's3cret') =>
  storageFileStore({
    incoming,
    key,
    place: bucketStorage({ url: bucket.url, accessKeyId: 'key', secretAccessKey, region: 'eu-west-1' }),
  })

async function* pieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 50_000) yield content.subarray(at, at + 50_000)
}

async function keep(store: ReturnType<typeof open>, content: Buffer): Promise<string> {
  const file = await store.receive(pieces(content))
  try {
    await file.seal()
    await file.place('one')
    return file.hash
  } finally {
    await file.discard()
  }
}

async function read(store: ReturnType<typeof open>, hash: string, tenant = 'one'): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of store.read(tenant, hash)) parts.push(part)
  return Buffer.concat(parts)
}

it.each([undefined, randomBytes(32)])(
  'REC-068 a content is kept in a bucket, read and deleted',
  async (key) => {
    const store = open(key)
    const content = randomBytes(300_000)
    const hash = await keep(store, content)
    expect((await read(open(key), hash)).equals(content)).toBe(true)
    const part: Buffer[] = []
    for await (const one of store.readRange('one', hash, { start: 65_000, end: 140_000, size: 300_000 }))
      part.push(one)
    expect(Buffer.concat(part).equals(content.subarray(65_000, 140_001))).toBe(true)
    const [[name = '', kept] = []] = bucket.contents
    expect([name.startsWith('/files/portico/one/'), name.includes(hash), kept?.equals(content)]).toEqual(
      key ? [true, false, false] : [true, true, true],
    )
    expect(readdirSync(incoming)).toEqual([])
    await expect(read(store, hash, 'two')).rejects.toThrow('missing')
    await store.remove('one', hash)
    await store.remove('one', hash)
    expect(bucket.contents.size).toBe(0)
    await expect(read(store, hash)).rejects.toThrow('missing')
  },
)

it('a storage that is busy for a moment is asked again, with the whole content', async () => {
  const content = randomBytes(100_000)
  bucket.failNext(2)
  const hash = await keep(open(), content)
  bucket.failNext(1)
  expect((await read(open(), hash)).equals(content)).toBe(true)
})

it('if the storage does not answer or refuses the key, the answer is 503 and no file stays on this server', async () => {
  bucket.failNext(3)
  await expect(keep(open(), Buffer.from('a'))).rejects.toMatchObject({ status: 503 })
  await expect(keep(open(undefined, 'wrong'), Buffer.from('a'))).rejects.toMatchObject({ status: 503 })
  expect([bucket.contents.size, readdirSync(incoming)]).toEqual([0, []])
})
