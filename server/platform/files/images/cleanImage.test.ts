// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanImage, DamagedImage, LargeImage } from './cleanImage'
import { heicOfManyParts, testHeic } from './test/testHeic'

const folder = mkdtempSync(path.join(tmpdir(), 'portico-images-'))
afterAll(() => rmSync(folder, { recursive: true }))
const by = { tenant: 'one', person: 'luis' }

async function clean(content: Buffer, type: string, name = 'image'): Promise<Buffer> {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  const parts: Buffer[] = []
  for await (const part of await cleanImage(file, type, by)) parts.push(part)
  return Buffer.concat(parts)
}

/** A picture of a camera that notes where it is, and lies on its side. */
const photo = (): Sharp =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } }).withExif({
    IFD0: { Make: 'Camera of Luis', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 21/1 0/1' },
  })

describe('REC-068 an image keeps nothing but its pixels', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s with a place', async (format) => {
    const content = await photo().toFormat(format).toBuffer()
    const before = await sharp(content).metadata()
    expect(before.exif?.includes('Camera of Luis')).toBe(true)
    const cleaned = await clean(content, `image/${format}`)
    const { exif, xmp, width, height, format: kept } = await sharp(cleaned).metadata()
    expect([exif, xmp, kept]).toEqual([undefined, undefined, format === 'avif' ? 'heif' : format])
    expect(cleaned.includes('Camera of Luis')).toBe(false)
    expect([width, height]).toEqual(before.orientation === 6 ? [20, 40] : [40, 20])
  })

  it('what follows the last pixel is gone', async () => {
    const page = '<script>alert(1)</script>'
    const cleaned = await clean(
      Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(page)]),
      'image/jpeg',
    )
    expect(cleaned.includes(page)).toBe(false)
  })

  it('an animation keeps its pictures', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await sharp([await frame('#a33'), await frame('#33a')], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    expect((await sharp(await clean(frames, 'image/gif')).metadata()).pages).toBe(2)
  })

  it('a HEIC photo keeps its pixels, and zeros where the place was', async () => {
    const content = testHeic('Exif\0\0 43 21 N Camera of Luis', 'pixels')
    const cleaned = await clean(content, 'image/heic')
    expect([content.includes('Camera'), cleaned.includes('Camera'), cleaned.includes('43 21 N')]).toEqual([
      true,
      false,
      false,
    ])
    expect([cleaned.length, cleaned.includes('pixels')]).toEqual([content.length, true])
  })
})

const part = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
/** A grey PNG of 16 bits with 64 × 64 different values. */
function deepPicture(): Buffer {
  const side = 64
  const rows = Buffer.alloc(side * (1 + side * 2))
  for (let at = 0; at < side * side; at++)
    rows.writeUInt16BE(at * 16, Math.floor(at / side) * (1 + side * 2) + 1 + (at % side) * 2)
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 16, 0, 0, 0, 0])
  const mark = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  return Buffer.concat([
    mark,
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

it.each(['png', 'tiff'] as const)('an X-ray as %s keeps its 16 bits', async (format) => {
  const content =
    format === 'png'
      ? deepPicture()
      : await sharp(deepPicture()).toColourspace('grey16').tiff({ compression: 'lzw' }).toBuffer()
  const cleaned = await clean(content, `image/${format}`)
  const pixels = await sharp(cleaned).toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer()
  expect((await sharp(cleaned).metadata()).depth).toBe('ushort')
  expect(new Set(new Uint16Array(pixels.buffer, pixels.byteOffset, pixels.length / 2)).size).toBe(4096)
})

it('REC-068 an image that is read after its process has ended is whole', async () => {
  const file = path.join(folder, 'late')
  writeFileSync(file, await photo().png().toBuffer())
  const late = await cleanImage(file, 'image/png', by)
  // The next image begins when this process has ended.
  const next = await clean(await photo().png().toBuffer(), 'image/png', 'next')
  const parts: Buffer[] = []
  for await (const part of late) parts.push(part)
  expect(Buffer.concat(parts).equals(next)).toBe(true)
})

it.each([
  ['a PNG of nothing', Buffer.from('\x89PNG\r\n\x1A\nnothing', 'latin1'), 'image/png'],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  [
    'a HEIC without a list of its parts',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'image/heic',
  ],
  ['a HEIC that claims to have a million parts', heicOfManyParts(20), 'image/heic'],
])('REC-002 %s is refused', async (_, content, type) => {
  await expect(clean(content, type)).rejects.toThrow(DamagedImage)
})

it('REC-068 many images at once are drawn in turn, each completely', async () => {
  const images = await Promise.all(
    [8, 400, 30].map((width) =>
      sharp({ create: { width, height: 400, channels: 3, background: '#3a3' } })
        .png()
        .toBuffer(),
    ),
  )
  const cleaned = await Promise.all(images.map((image, at) => clean(image, 'image/png', `image-${at}`)))
  const widths = await Promise.all(cleaned.map(async (image) => (await sharp(image).metadata()).width))
  expect(widths).toEqual([8, 400, 30])
})

it('REC-068 a large image is never in the memory of the server at once', async () => {
  const pixels = randomBytes(900 * 900 * 3)
  const image = sharp(pixels, { raw: { width: 900, height: 900, channels: 3 } }).png()
  const file = path.join(folder, 'large')
  writeFileSync(file, await image.toBuffer())
  const sizes: number[] = []
  for await (const { length } of await cleanImage(file, 'image/png', by)) sizes.push(length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(2_000_000)
  expect(Math.max(...sizes)).toBeLessThan(100_000)
})

it('REC-002 a small file that would be a huge picture is refused before it is drawn', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 8000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  await expect(clean(bomb, 'image/png'), 'too large, and not damaged').rejects.toThrow(LargeImage)
}, 30_000)
