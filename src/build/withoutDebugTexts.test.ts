import { readFileSync } from 'node:fs'
import path from 'node:path'
import type i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { withoutDebugCalls } from './withoutDebugTexts'

const file = path.resolve(import.meta.dirname, '../../node_modules/i18next/dist/esm/i18next.js')

/** i18next as the build includes it. */
async function load() {
  const code = encodeURIComponent(withoutDebugCalls(readFileSync(file, 'utf8')))
  const url = `data:text/javascript,${code}`
  return ((await import(/* @vite-ignore */ url)) as { default: typeof i18next }).default
}

it('drops what i18next says only with its option debug, and keeps its errors and its texts', async () => {
  const written = ['log', 'warn', 'error'] as const
  const spies = written.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined))
  const i18next = await load()
  const instance = i18next.createInstance()
  await instance.init({
    lng: 'es',
    debug: true,
    resources: { es: { translation: { HELLO: 'Hola, {{name}}' } } },
  })
  expect(instance.t('HELLO', { name: 'Ana' })).toBe('Hola, Ana')
  expect(instance.t('MISSING')).toBe('MISSING')
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  instance.services.logger.error('kept')
  expect(spies[2]).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('i18next still writes these sentences with debug alone', () => {
  const code = readFileSync(file, 'utf8')
  expect(code.match(/return this\.forward\(args, '(?:log|warn)', '[^']*', true\)/g)).toHaveLength(3)
})
