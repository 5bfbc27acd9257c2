import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How one picture of two folders compares. `missing` names the folder that does not have it. */
export interface Comparison {
  name: string
  different: number
  missing?: 'before' | 'after'
}

interface Picture {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Compares the PNG files of two folders by pixel. Writes an image of the differences to `out` for each picture that differs.
 * Pixels that only one of two pictures of different sizes has are different. Sorted by name.
 */
export async function comparePixels(before: string, after: string, out: string): Promise<Comparison[]> {
  const [old, recent] = [picturesIn(before), picturesIn(after)]
  const names = [...new Set([...old, ...recent])].toSorted()
  mkdirSync(out, { recursive: true })
  const comparisons: Comparison[] = []
  for (const name of names) {
    if (!old.includes(name)) comparisons.push({ name, different: 0, missing: 'before' })
    else if (!recent.includes(name)) comparisons.push({ name, different: 0, missing: 'after' })
    else {
      const files = [before, after].map((folder) => path.join(folder, name)) as [string, string]
      comparisons.push({ name, different: await countDifferences(files, path.join(out, name)) })
    }
  }
  return comparisons
}

/** The comparisons that fail: more different pixels than the tolerance, or a picture that was not taken again. */
export const failures = (comparisons: readonly Comparison[], tolerance: number): Comparison[] =>
  comparisons.filter(({ different, missing }) => different > tolerance || missing === 'after')

const picturesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'))

async function countDifferences([before, after]: [string, string], out: string): Promise<number> {
  if (readFileSync(before).equals(readFileSync(after))) return 0
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [old, recent] = await Promise.all([decode(before, width, height), decode(after, width, height)])
  const picture = new Uint8Array(width * height * 4)
  const different = pixelmatch(old.data, recent.data, picture, width, height, { threshold: 0.05 })
  if (different > 0) {
    await sharp(picture, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(out)
  }
  return different
}

/** The pixels of a PNG on a canvas of a size. What it does not cover is transparent. */
async function decode(file: string, width: number, height: number): Promise<Picture> {
  const image = sharp(file).ensureAlpha()
  const size = await image.metadata()
  const data = await image
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
  return { data, width, height }
}
