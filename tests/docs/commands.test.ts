import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { namesIn, readPages, root, rowsOf, textBelow } from './pages'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const pages = readPages()
const pageOf = (file: string) => pages.find((page) => page.file === file) ?? { file, text: '' }

it('every npm command of the documentation exists', () => {
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ file, script })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([])
})

it('the commands of the README are those of package.json, but for single checks', () => {
  const rows = rowsOf(textBelow(pageOf('README.md'), 'Commands'))
  const listed = rows.map(
    ([command = '']) =>
      namesIn(command)[0]
        ?.replace(/^npm (run )?/, '')
        .split(' ')[0],
  )
  const single = (script: string) => script.startsWith('test:') && script !== 'test:quick'
  expect(listed.map(String).sort()).toEqual(
    Object.keys(scripts)
      .filter((script) => !single(script))
      .sort(),
  )
  const contributing = pageOf('CONTRIBUTING.md').text
  expect(Object.keys(scripts).filter((script) => single(script) && !contributing.includes(script))).toEqual(
    [],
  )
})

it('the parts of the bench are those of its page', () => {
  const source = read('scripts/bench.ts')
  const parts = [...source.matchAll(/^ \* - (\w+): /gm)].map(([, part = '']) => part)
  expect(parts.length).toBeGreaterThan(5)
  const named = pages.flatMap(({ text }) => [...text.matchAll(/--only (\w+)/g)].map(([, part = '']) => part))
  expect(named.filter((part) => !parts.includes(part))).toEqual([])
  const page = pageOf('docs/bench.md').text
  expect(parts.filter((part) => !page.includes(`--only ${part}`))).toEqual([])
})

it('every story and test that a command of the documentation runs exists', () => {
  const files = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/npx (?:vitest run|playwright test) ([\w./-]+)/g)].map(([, target = '']) => ({
      file,
      target,
    })),
  )
  expect(files.filter(({ target }) => !/\.\w+$/.test(target) || read(target) !== '')).toEqual(files)
})
