// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { retention } from '../../server/domain/retention/tables'
import { root } from '../../server/platform/paths'

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

/** The cells of each row of the page's tables that name a test, without the heads. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\|( -+ \|)+$/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 4 && cells[3] !== 'Test')

it('every threat names a test that exists, or says that nothing stands against it', () => {
  expect(rows.length).toBeGreaterThan(30)
  const missing = rows.filter(([, stands, not, test = '']) => {
    if (stands === 'nothing') return not === '' || test !== '-'
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? []
    return !existsSync(path.join(root, file)) || !readFileSync(path.join(root, file), 'utf8').includes(name)
  })
  expect(missing.map((cells) => cells.join(' | '))).toEqual([])
})

it('every table of the database is in the part about retention', () => {
  const part = page.slice(page.indexOf('## How long data stay'))
  expect(Object.keys(retention).filter((table) => !part.includes(`\`${table}\``))).toEqual([])
})
