import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import capabilities from '../../schemas/capabilities.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The calls of the specification by method and path, without the names of parameters. */
const specified = new Set(
  readdirSync(path.join(root, 'docs/requirements')).flatMap((file) =>
    [
      ...read(`docs/requirements/${file}`).matchAll(
        /^- \*\*[A-Z0-9]+-\d+\*\* (GET|POST|PUT|DELETE) `?(api\/[^;` ]+)/gm,
      ),
    ].map(([, method, address]) => withoutNames(`${method} ${address}`)),
  ),
)

/** Calls that the specification has, at the address that its notes propose. */
const proposed = [
  'POST api/auth/magic-link',
  'POST api/users/favorite/{videoId}',
  'POST api/users/watchlater/{videoId}',
]

function withoutNames(call: string): string {
  return call
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replace(/[.,]$/, '')
    .replace(/\/$/, '')
}

const operations = Object.assign(
  {},
  ...readdirSync(path.join(root, 'schemas/api')).map(
    (file) => JSON.parse(read(`schemas/api/${file}`)) as object,
  ),
) as Record<string, { capability?: string; addedFields?: Record<string, string> }>

test('SHELL-048 an operation is in the specification, or names the capability that it belongs to', () => {
  expect(specified.size).toBeGreaterThan(280)
  const wrong = Object.entries(operations).filter(
    ([call, { capability }]) =>
      (specified.has(withoutNames(call)) || proposed.includes(call)) === (capability !== undefined),
  )
  expect(wrong.map(([call]) => call)).toEqual([])
})

test('every capability has an operation or a field, and a sentence, and the page for owners of an API lists it', () => {
  const used = new Set(
    Object.values(operations).flatMap(({ capability, addedFields = {} }) => [
      ...(capability ? [capability] : []),
      ...Object.values(addedFields),
    ]),
  )
  expect(Object.keys(capabilities)).toEqual([...used].sort())
  const rows = [...read('docs/own-api.md').matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(([, id, text]) => [
    id,
    text,
  ])
  expect(Object.fromEntries(rows)).toEqual(capabilities)
})
