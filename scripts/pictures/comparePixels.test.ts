import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePixels, failures } from './comparePixels'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-pixels-'))
const [before, after, out] = ['before', 'after', 'out'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]
mkdirSync(before)
mkdirSync(after)

/** A white picture with a black square of a width in its corner. */
const draw = (file: string, square: number, height = 20) =>
  sharp({ create: { width: 20, height, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: square, height: square, channels: 3, background: '#000000' } },
        gravity: 'northwest',
      },
    ])
    .png()
    .toFile(file)

test('pictures of two folders are compared by pixel, and each difference is drawn', async () => {
  for (const [name, old, recent, height] of [
    ['same.png', 4, 4, 20],
    ['square.png', 4, 6, 20],
    ['taller.png', 4, 4, 22],
  ] as const) {
    await draw(path.join(before, name), old)
    await draw(path.join(after, name), recent, height)
  }
  await draw(path.join(before, 'gone.png'), 4)
  await draw(path.join(after, 'new.png'), 4)

  const comparisons = await comparePixels(before, after, out)
  expect(comparisons).toEqual([
    { name: 'gone.png', different: 0, missing: 'after' },
    { name: 'new.png', different: 0, missing: 'before' },
    { name: 'same.png', different: 0 },
    { name: 'square.png', different: 6 * 6 - 4 * 4 },
    { name: 'taller.png', different: 2 * 20 },
  ])
  expect(existsSync(path.join(out, 'square.png'))).toBe(true)
  expect(existsSync(path.join(out, 'same.png'))).toBe(false)
  expect(failures(comparisons, 20).map(({ name }) => name)).toEqual(['gone.png', 'taller.png'])
})
