import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './pages'

const folder = 'docs/decisions'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const records = readdirSync(path.join(root, folder))
  .filter((file) => /^\d/.test(file))
  .map((file) => ({ file, number: file.slice(0, 3), text: read(`${folder}/${file}`) }))

/** A page of print: a record that needs more states several decisions. */
const page = 600

/** `Status: accepted, 2026-11-29`, and a sentence about other records if there is one. */
const statusLine = /^Status: (?:accepted|proposed|replaced), \d{4}-\d{2}-\d{2}(?:\. .+)?$/

function faultsOf({ file, number, text }: (typeof records)[number]): string[] {
  const [title = '', blank, status = ''] = text.split('\n')
  const date = /\d{4}-\d{2}-\d{2}/.exec(status)?.[0]
  return [
    ...(title.startsWith(`# ${number}: `) ? [] : [`${file}: the title does not begin with "# ${number}: "`]),
    ...(blank === '' && statusLine.test(status) ? [] : [`${file}: the third line is no status with a date`]),
    ...(date !== undefined && Number.isNaN(Date.parse(date)) ? [`${file}: ${date} is no date`] : []),
    ...(text.split(/\s+/).length > page ? [`${file}: longer than a page; split it`] : []),
  ]
}

it('every decision record has its number, a status with a date, and one page', () => {
  expect(records.length).toBeGreaterThan(80)
  expect(records.flatMap(faultsOf)).toEqual([])
})

it('no two decision records have the same number, and each has a topic', () => {
  const numbers = records.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const topics = [...read(`${folder}/README.md`).matchAll(/^\| (\d)xx /gm)].map(([, digit]) => digit)
  expect(numbers.filter((number) => !topics.includes(number[0]))).toEqual([])
})

it('a record without status, with another number or too long is found', () => {
  const number = '101'
  const faults = [
    '# 101: A\n\nStatus: accepted, 2026-11-29\n',
    '# 101 A\n\n**Decision.**\n',
    `# 101: A\n\nStatus: accepted, 2026-13-40\n${'word '.repeat(page)}`,
  ].map((text) => faultsOf({ file: 'a.md', number, text }).length)
  expect(faults).toEqual([0, 2, 2])
})

const folders = ['core', 'kits', 'plugins', 'schemas', 'server', 'src', 'scripts', 'tests', 'docs']

it('every decision that code and documentation cite has a record', () => {
  const files = folders.flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|md|json|sql|css)$/.test(file) && !file.startsWith('generated'))
      .map((file) => path.join(top, file)),
  )
  const numbers = new Set(records.map(({ number }) => number))
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? ((?:\d{3}(?:, | and | or )?)+)\b/g)].flatMap(([, list = '']) =>
      (list.match(/\d{3}/g) ?? []).map((number) => ({ file, number })),
    ),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
})
