// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { freePort } from '../../test/freePort'
import { scanFile } from '../../platform/files/scan'
import { clamdScanner, type ClamdAddress } from './scanByClamd'
import { startClamd } from './test/clamd'

const folder = mkdtempSync(path.join(tmpdir(), 'portico-clamd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let stop = () => {}
afterEach(() => stop())

const virus = Buffer.from('a virus')
const answer = (content: Buffer) =>
  content.includes(virus) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
const file = path.join(folder, 'file')
const large = randomBytes(300_000)

/** Scans a content, and says with which status it ends; undefined: it is accepted. */
async function statusOf(content: Buffer, at: ClamdAddress): Promise<number | undefined> {
  writeFileSync(file, content)
  return scanFile(clamdScanner(at), file).then(
    () => undefined,
    (error: { status: number }) => error.status,
  )
}

const socket = { path: path.join(folder, 'clamd.ctl') }
it.each([
  ['a socket of the machine', async () => socket],
  ['a host and a port', async () => ({ host: '127.0.0.1', port: await freePort() })],
])('REC-068 the daemon of ClamAV decides at %s, whatever the length of the file', async (_, choose) => {
  const address = await choose()
  stop = await startClamd('port' in address ? address.port : address.path, answer)
  expect(await statusOf(Buffer.from('hola'), address)).toBeUndefined()
  expect(await statusOf(large, address)).toBeUndefined()
  expect(await statusOf(Buffer.concat([large, virus]), address)).toBe(400)
})

it.each([
  ['does not listen', null, Infinity],
  ['hangs up without a word', () => null, Infinity],
  ['reports an error', () => 'Can not create temporary file. ERROR', Infinity],
  ['takes only shorter files', answer, 100_000],
])('REC-068 nothing is kept while the daemon of ClamAV %s', async (_, says, most) => {
  const port = await freePort()
  if (says) stop = await startClamd(port, says, most)
  expect(await statusOf(large, { host: '127.0.0.1', port })).toBe(503)
})

it('REC-068 a daemon of ClamAV that never answers is not waited for', async () => {
  const port = await freePort()
  stop = await startClamd(port, () => '')
  writeFileSync(file, 'hola')
  expect(await clamdScanner({ host: '127.0.0.1', port })(file, 50)).toBeNull()
})
