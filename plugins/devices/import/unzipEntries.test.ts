import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { unzipEntries } from './unzipEntries'

const xml = `<?xml version="1.0"?><HealthData>${'<Record/>'.repeat(20)}</HealthData>`

/** The ZIP file of Apple Health with other files, in pieces. */
async function* zipIn(size: number) {
  const zip = zipSync({
    'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'),
    'apple_health_export/exportar.xml': strToU8(xml.repeat(40)),
    'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
    'peso.csv': strToU8('date,weight'),
  })
  for (let at = 0; at < zip.length; at += size) yield zip.subarray(at, at + size)
}
async function read(zip: AsyncIterable<Uint8Array>, isWanted: (name: string) => boolean = () => true) {
  const found: Record<string, string> = {}
  for await (const { name, pieces } of unzipEntries(zip)) {
    if (!isWanted(name)) continue
    found[name] = ''
    for await (const piece of pieces) found[name] += strFromU8(piece)
  }
  return found
}
async function* one(content: Uint8Array) {
  yield content
}

it.each([100, 1_000_000])(
  'DEV-004 the files of a ZIP file are unpacked in pieces of %d bytes',
  async (size) => {
    expect(await read(zipIn(size))).toEqual({
      'apple_health_export/exportar.xml': xml.repeat(40),
      'peso.csv': 'date,weight',
    })
  },
)

it('DEV-004 what nobody reads of a ZIP file is skipped', async () => {
  expect(await read(zipIn(200), (name) => name === 'peso.csv')).toEqual({ 'peso.csv': 'date,weight' })
})

it('DEV-004 a ZIP file without measurements has nothing', async () => {
  expect(await read(one(zipSync({ 'a.txt': strToU8('x') })))).toEqual({})
  expect(await read(one(strToU8('no ZIP file at all')))).toEqual({})
})

it('DEV-004 a damaged ZIP file is refused', async () => {
  const zip = zipSync({ 'export.xml': strToU8(xml.repeat(400)) })
  const broken = zip.map((byte, at) => (at > 60 && at < 90 ? 0xff : byte))
  await expect(read(one(broken))).rejects.toMatchObject({ problem: 'zip' })
})
