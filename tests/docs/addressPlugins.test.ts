// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { problems } from '../../core/app/addressPlugins/problem'
import { register } from '../../core/app/addressPlugins/register'
import { startPlugin } from '../../core/app/addressPlugins/startPlugin'
import { collect } from '../../core/plugin/host'
import { root } from '../../server/platform/paths'
import { publicModules } from '../../src/build/face/publicModules'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('the guide and both languages say what each numbered problem of a plugin from an address is', () => {
  const numbers = [...read('docs/address-plugins.md').matchAll(/^### P(\d+)$/gm)].map(([, number]) =>
    Number(number),
  )
  expect(numbers).toEqual(Object.values(problems))
  for (const language of ['es', 'en']) {
    const texts = JSON.parse(read(`core/app/addressPlugins/locales/${language}.json`)) as Record<
      string,
      string
    >
    expect(Object.keys(problems).filter((kind) => !texts[`PLUGIN_HEALTH.PROBLEM_${kind}`])).toEqual([])
  }
})

test('the file of a plugin in the guide for integrators works as it stands there', async () => {
  const guide = read('docs/integrators.md')
  const block = /```js\n(export const id = [\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const file: unknown = await import(`data:text/javascript,${encodeURIComponent(block)}`)
  const { uses } = file as { uses: string[] }
  const shared = publicModules(root)
  expect(uses.filter((name) => !name.startsWith('react') && !shared.has(name))).toEqual([])
  const face = Object.fromEntries(uses.map((name) => [name, () => import(name) as Promise<object>]))
  const { plugin, version } = await startPlugin('visitHours', file, face)
  expect(version).toBe('1.2.0')
  const wrong: unknown[] = []
  const { host } = collect([], {}, new Set())
  const next = register(host, [{ plugin, options: {} }], (...problem) => wrong.push(problem))
  expect(next.homeCards.map(({ id }) => id)).toEqual(['visitHours'])
  expect(wrong).toEqual([])
})
