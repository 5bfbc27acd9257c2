import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { coloursWithHue } from '../support/coloursWithHue'
import { readSources } from './sources'

const root = path.resolve(import.meta.dirname, '../..')

it('SHELL-028 sheets and markup of the portal name no colour with a hue, so a theme changes all of them', () => {
  const files = readSources(root)
    .filter(
      ({ file, isTest }) => /^(core|kits|plugins|src|schemas\/theme)\/.*\.(css|tsx)$/.test(file) && !isTest,
    )
    .map(({ file }) => file)
    .concat('index.html')
  const found = files.flatMap((file) =>
    coloursWithHue(readFileSync(path.join(root, file), 'utf8').replaceAll('_', ' ')).map(
      (colour) => `${file} ${colour}`,
    ),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('a colour with a hue is found in every notation, and a grey is none', () => {
  expect(
    coloursWithHue(
      '#fff #000f #05090a rgb(0 0 0 / 0.5) rgba(8, 16, 12, 1) rgb(8 16 18/84%) rgb(8 40 18/84%) &#225; #0a6173',
    ),
  ).toEqual(['rgb(8 40 18/84%)', '#0a6173'])
  expect(coloursWithHue('#0a6 rgb(1 2 90) hsl(120 50% 50%) oklch(0.7 0.1 20)')).toHaveLength(4)
})
