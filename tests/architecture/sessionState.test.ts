import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../docs/pages'
import { readSources } from './sources'

/** What a statement may not leave behind in its session: a pooler gives each transaction another one. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a lock of the session: use pg_advisory_xact_lock', /pg_(try_)?advisory_(lock|unlock)/i],
  ['a setting of the session: use set local', /(^|[`'";])\s*set\s+(?!local\b|transaction\b)\w+\s*(=|\bto\b)/],
  ['a setting of the session: give set_config the third value true', /set_config\([^)]*false\s*\)/i],
  ['a temporary table', /create\s+(local\s+)?temp(orary)?\s/i],
  ['a prepared statement', /(^|[`'";])\s*(prepare|deallocate)\s+\w+\s*(\(|\bas\b|$)/i],
  ['a cursor that outlives its transaction', /\bcursor\s+with\s+hold\b/i],
  ['the last number of a sequence in this session', /\b(currval|lastval)\s*\(/i],
  ['a channel: use Db.listen', /(^|[`'";])\s*(un)?listen\s+["\w$*]/i],
]
/** The one place that listens, with a connection of its own. */
const listener = 'server/platform/db/postgres/postgresListener.ts'

const stateOf = (code: string): string[] =>
  kinds.filter(([, pattern]) => pattern.test(code)).map(([name]) => name)

it.each([
  [`query('select pg_advisory_lock($1)', [1])`, 1],
  [`query('select pg_advisory_xact_lock($1)', [1])`, 0],
  [`exec('set statement_timeout = 0')`, 1],
  [`exec('set local statement_timeout = 0')`, 0],
  [`exec('set transaction isolation level serializable')`, 0],
  ['query(`update person set name = $1`)', 0],
  [`query("select set_config('a.b', $1, false)")`, 1],
  ['exec(`create temp table x (id int)`)', 1],
  ['query(`listen ${name}`)', 1],
  [`query("select currval('x_id_seq')")`, 1],
])('recognises what stays in a session: %s', (code, count) => {
  expect(stateOf(code)).toHaveLength(count)
})

it('no statement of server and commands needs the session that another one had', () => {
  const sources = readSources(root).filter(
    ({ file, isTest }) =>
      /^(server|scripts)\//.test(file) && !isTest && !/\/test\//.test(file) && file !== listener,
  )
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap(({ file, code }) => stateOf(code).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

it('no migration changes the session that it shares', () => {
  const folder = path.join(root, 'server/migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split(';')
      .flatMap((statement) => stateOf(statement.trim()).map((name) => `${file}: ${name}`)),
  )
  expect(found).toEqual([])
})
