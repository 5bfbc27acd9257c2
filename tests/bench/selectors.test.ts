import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../architecture/sources'

const sources = readSources(path.resolve(import.meta.dirname, '../..'))
const within = (folder: RegExp) => sources.filter(({ file }) => folder.test(file)).map(({ code }) => code)

test('an element that the bench finds by its class exists, because nothing else says that a figure is of nothing', () => {
  const classes = within(/^tests\/bench\//).flatMap((code) =>
    [...code.matchAll(/(?:querySelector(?:All)?|locator)\('\.([\w-]+)/g)].map(([, name]) => `${name}`),
  )
  expect(classes).toContain('a-table-wrap')
  const product = within(/^(core|kits|plugins|src)\//)
  const isKnown = (name: string) => product.some((code) => new RegExp(`\\b${name}\\b`).test(code))
  expect(classes.filter((name) => !isKnown(name))).toEqual([])
})
