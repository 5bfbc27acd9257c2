import { readFileSync } from 'node:fs'
import path from 'node:path'
import type i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { withoutUnused } from './leanTexts'

const file = path.resolve(import.meta.dirname, '../../../node_modules/i18next/dist/esm/i18next.js')

/** i18next as the build includes it. */
async function load() {
  const code = encodeURIComponent(withoutUnused(readFileSync(file, 'utf8')))
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

it('texts that the portal adds itself need nothing of what loads texts', async () => {
  const i18next = await load()
  const instance = i18next.createInstance()
  const missing: string[] = []
  await instance.init({
    lng: 'es',
    fallbackLng: () => ['en'],
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => void missing.push(key),
    resources: {},
  })
  instance.addResourceBundle('es', 'translation', { HELLO: 'Hola', ONLY: '$t(HELLO), Ana' })
  instance.addResourceBundle('en', 'translation', { HELLO: 'Hello', REST: 'Rest' })
  expect(['HELLO', 'ONLY', 'REST', 'NONE'].map((key) => instance.t(key))).toEqual([
    'Hola',
    'Hola, Ana',
    'Rest',
    'NONE',
  ])
  expect(missing).toContain('NONE')
  await instance.changeLanguage('en')
  expect(instance.t('HELLO')).toBe('Hello')
})

it('the class that loads texts is where the build expects it', () => {
  const code = readFileSync(file, 'utf8')
  expect(withoutUnused(code)).toContain('class Connector extends EventEmitter {}')
  expect(withoutUnused(code).length).toBeLessThan(code.length - 4_000)
})
