import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('every package has its reason in docs/dependencies.md and one exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>
  const packages = Object.entries({ ...dependencies, ...devDependencies })
  const named = [...read('docs/dependencies.md').matchAll(/`(@?[\w./-]+?)(\*?)`/g)]
  const isNamed = (name: string) =>
    named.some(([, start = '', star]) => (star ? name.startsWith(start) : name === start))
  expect(packages.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([])
  expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
})
