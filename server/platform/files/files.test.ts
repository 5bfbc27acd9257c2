// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openTestFiles } from '../../test/temporaryFiles'
import type { FileStore } from './fileStore'
import { folderStore, type FolderOptions } from './folderStore'
import { commandScanner } from './scan'

const opened: { delete: () => void }[] = []
afterEach(() => opened.splice(0).forEach((files) => files.delete()))

function open(options: Omit<FolderOptions, 'folder'> = {}) {
  const files = openTestFiles(options)
  opened.push(files)
  return files
}

async function* pieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000)
}

async function keep(store: FileStore, content: Buffer, tenant = 'one'): Promise<string> {
  const file = await store.receive(pieces(content))
  await store.scan(file)
  await file.seal()
  await file.place(tenant)
  await file.discard()
  return file.hash
}

async function read(store: FileStore, tenant: string, hash: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of store.read(tenant, hash)) parts.push(part)
  return Buffer.concat(parts)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())

it.each([1, 65_535, 65_536, 65_537, 131_072, 300_000])(
  'REC-068 a file of %i bytes is kept encrypted and read unchanged',
  async (size) => {
    const { store, folder } = open({ key: randomBytes(32) })
    const content = randomBytes(size)
    const hash = await keep(store, content)
    expect(hash).toBe(createHash('sha256').update(content).digest('hex'))
    expect((await read(store, 'one', hash)).equals(content)).toBe(true)
    const [file = '', ...others] = filesIn(folder)
    expect(others).toEqual([])
    expect([file.includes(hash), statSync(file).mode & 0o077]).toEqual([false, 0])
    expect(size > 8 && readFileSync(file).includes(content.subarray(0, 40))).toBe(false)
  },
)

it.each([
  [1, 0, 0],
  [65_536, 0, 65_535],
  [65_536, 65_535, 65_535],
  [131_072, 65_535, 65_536],
  [300_000, 70_000, 299_999],
  [300_000, 131_072, 131_075],
])('of %i bytes, %i to %i are read, encrypted or not', async (size, start, end) => {
  const content = randomBytes(size)
  for (const options of [{ key: randomBytes(32) }, {}]) {
    const { store } = open(options)
    const hash = await keep(store, content)
    const parts: Buffer[] = []
    for await (const part of store.readRange('one', hash, { start, end, size })) parts.push(part)
    expect(Buffer.concat(parts).equals(content.subarray(start, end + 1))).toBe(true)
  }
})

it('a part of a changed or cut file is not read', async () => {
  const { store, folder } = open({ key: randomBytes(32) })
  const hash = await keep(store, randomBytes(150_000))
  const [file = ''] = filesIn(folder)
  const whole = readFileSync(file)
  const first = async () => {
    for await (const _ of store.readRange('one', hash, { start: 70_000, end: 70_001, size: 150_000 })) return
  }
  const changed = Buffer.from(whole)
  changed[100_000] = (changed[100_000] ?? 0) ^ 1
  for (const content of [changed, whole.subarray(0, 100_000), whole.subarray(0, 40)]) {
    writeFileSync(file, content)
    await expect(first()).rejects.toThrow(/authenticate|cut off/)
  }
})

it('a changed, cut or swapped file is not read', async () => {
  const { store, folder } = open({ key: randomBytes(32) })
  const hash = await keep(store, randomBytes(150_000))
  const [file = ''] = filesIn(folder)
  const whole = readFileSync(file)
  const flipped = Buffer.from(whole)
  flipped[100_000] = (flipped[100_000] ?? 0) ^ 1
  const swapped = Buffer.concat([
    whole.subarray(0, 32),
    whole.subarray(65_584, 131_136),
    whole.subarray(32, 65_584),
    whole.subarray(131_136),
  ])
  for (const damaged of [flipped, whole.subarray(0, 131_136), whole.subarray(0, 20), swapped]) {
    writeFileSync(file, damaged)
    await expect(read(store, 'one', hash)).rejects.toThrow(/unable to authenticate|cut off/)
  }
})

it('files from before there was a key stay readable, and those of another key do not', async () => {
  const plain = open()
  const hash = await keep(plain.store, Buffer.from('hola'))
  const { folderStore } = await import('./folderStore')
  const later = folderStore({ folder: plain.folder, key: randomBytes(32) })
  expect(String(await read(later, 'one', hash))).toBe('hola')
  const other = await keep(later, Buffer.from('adiós'))
  const stranger = folderStore({ folder: plain.folder, key: randomBytes(32) })
  await expect(read(stranger, 'one', other)).rejects.toThrow('missing')
})

it('a tenant does not read the contents of another one, and a removed content is gone', async () => {
  const { store } = open()
  const hash = await keep(store, Buffer.from('hola'))
  await expect(read(store, 'two', hash)).rejects.toThrow('missing')
  await store.remove('one', hash)
  await store.remove('one', hash)
  await expect(read(store, 'one', hash)).rejects.toThrow('missing')
})

it('an upload that breaks off leaves nothing', async () => {
  const { store, folder } = open()
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('lost')
  }
  await expect(store.receive(broken())).rejects.toThrow('lost')
  expect(filesIn(folder)).toEqual([])
})

it.each([
  ['true', undefined],
  ['false', 400],
  ['does-not-exist', 503],
])('REC-068 the scanner %s decides', async (command, status) => {
  const { store } = open({ scanner: commandScanner([command]) })
  const file = await store.receive(pieces(Buffer.from('x')))
  const scanned = store.scan(file).then(
    () => undefined,
    (error: { status: number }) => error.status,
  )
  expect(await scanned).toBe(status)
})

it('REC-068 what a killed server was receiving is deleted later, and nothing that is still being received', async () => {
  const { store, folder } = open()
  await store.sweepIncoming(new Date())
  const file = await store.receive(pieces(randomBytes(100)))
  await store.sweepIncoming(new Date(Date.now() - 60_000))
  expect(filesIn(folder)).toEqual([file.path])
  await store.sweepIncoming(new Date(Date.now() + 60_000))
  expect(filesIn(folder)).toEqual([])
})

it('a content of before the key was changed is read, whole and in part, and encrypted with the new one on request', async () => {
  const [former, current] = [randomBytes(32), randomBytes(32)]
  for (const before of [{ key: former }, {}]) {
    const { store, folder } = open(before)
    const content = randomBytes(150_000)
    const hash = await keep(store, content)
    const [name] = filesIn(folder)
    const changed = folderStore({ folder, key: current, otherKeys: [former] })
    expect((await read(changed, 'one', hash)).equals(content)).toBe(true)
    const part: Buffer[] = []
    for await (const piece of changed.readRange('one', hash, { start: 70_000, end: 70_009, size: 150_000 }))
      part.push(piece)
    expect(Buffer.concat(part).equals(content.subarray(70_000, 70_010))).toBe(true)

    expect([await changed.reseal('one', hash), await changed.reseal('one', hash)]).toEqual([true, false])
    const files = filesIn(folder)
    expect([files.length, files.includes(name ?? '')]).toEqual([1, false])
    const later = folderStore({ folder, key: current })
    expect((await read(later, 'one', hash)).equals(content)).toBe(true)
    await expect(read(store, 'one', hash)).rejects.toThrow('missing')
  }
})

it('a changed content is not encrypted with another key', async () => {
  const key = randomBytes(32)
  const { store, folder } = open({ key })
  const hash = await keep(store, randomBytes(1000))
  const [file = ''] = filesIn(folder)
  writeFileSync(file, readFileSync(file).fill(1, 40, 50))
  const changed = folderStore({ folder, key: randomBytes(32), otherKeys: [key] })
  await expect(changed.reseal('one', hash)).rejects.toThrow('authenticate')
  expect(filesIn(folder)).toEqual([file])
})
