import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'core/theme/fonts'
const families = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test.each(families)('%s has its licence, and its address contains the hash of its content', (family) => {
  expect(readdirSync(`${folder}/${family}`).toSorted()).toEqual(['OFL.txt', 'font.css', 'font.woff2'])
  const hash = createHash('sha256')
    .update(readFileSync(`${folder}/${family}/font.woff2`))
    .digest('hex')
  const addresses = [...readFileSync(`${folder}/${family}/font.css`, 'utf8').matchAll(/url\('([^']+)'\)/g)]
  expect(addresses.map(([, address]) => address)).toEqual([
    `/fonts/${family}/font.woff2?v=${hash.slice(0, 8)}`,
  ])
})

test('tenant.json may name exactly these families', () => {
  const schema = JSON.parse(readFileSync('schemas/tenant.base.schema.json', 'utf8')) as {
    properties: { font: { pattern: string } }
  }
  expect(schema.properties.font.pattern).toBe(`^(${families.toSorted().join('|')}|assets/.+\\.woff2)$`)
})
