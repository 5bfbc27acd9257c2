import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { unzipExport } from './unzipExport'

const xml = `<?xml version="1.0"?><HealthData>${'<Record/>'.repeat(20)}</HealthData>`

/** The ZIP file of Apple Health, in pieces. */
async function* zipIn(size: number) {
  const zip = zipSync({
    'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'),
    'apple_health_export/exportar.xml': strToU8(xml.repeat(40)),
    'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
  })
  for (let at = 0; at < zip.length; at += size) yield zip.subarray(at, at + size)
}

it.each([100, 1_000_000])(
  'DEV-004 the ZIP file of Apple Health is unpacked in pieces of %d bytes',
  async (size) => {
    let text = ''
    for await (const piece of unzipExport(zipIn(size))) text += strFromU8(piece)
    expect(text).toBe(xml.repeat(40))
  },
)

it('DEV-004 a ZIP file without an export has nothing', async () => {
  const pieces: Uint8Array[] = []
  for await (const piece of unzipExport(one(zipSync({ 'a.txt': strToU8('x') })))) pieces.push(piece)
  for await (const piece of unzipExport(one(strToU8('no ZIP file at all')))) pieces.push(piece)
  expect(pieces).toEqual([])
})

async function* one(content: Uint8Array) {
  yield content
}

it('DEV-004 a damaged ZIP file is refused', async () => {
  const zip = zipSync({ 'export.xml': strToU8(xml.repeat(400)) })
  const broken = zip.map((byte, at) => (at > 60 && at < 90 ? 0xff : byte))
  const read = async () => {
    for await (const piece of unzipExport(one(broken))) void piece
  }
  await expect(read()).rejects.toMatchObject({ problem: 'zip' })
})
