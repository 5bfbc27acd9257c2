// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../server/platform/paths'

const page = readFileSync(path.join(root, 'docs/visit-scenes.md'), 'utf8')

/** The name of each scene, and what produces it. */
const scenes = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([start, name = '']) => start === '' && /^[a-z][\w-]*$/.test(name))
  .map(([, name = '', , by = '']) => ({ name, by }))

/** The titles of the tests of a file, as they are written. */
const readTitles = (file: string): string => {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}

it('every scene of the visit names a story or a test that exists', () => {
  expect(scenes.length).toBeGreaterThan(60)
  const missing = scenes.filter(({ by }) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(by) ?? []
    return title === '' || !readTitles(file).includes(title)
  })
  expect(missing).toEqual([])
})

it('every scene is named once, and most are produced in real browsers', () => {
  const names = scenes.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const inBrowsers = scenes.filter(({ by }) => by.startsWith('`tests/e2e/'))
  expect(inBrowsers.length / scenes.length).toBeGreaterThan(0.7)
})

it('a scene that differs from its drawing is one of the table', () => {
  const part = page.slice(page.indexOf('## Where a screen differs'))
  const named = [...part.matchAll(/\*\*([\w-]+)\*\*/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !scenes.some((scene) => scene.name === name))).toEqual([])
})
