// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { colourTokens, shapeTokens } from '../../../schemas/theme/tokens'
import { fieldsPage } from '../../demo/cards/page'
import { tenant } from '../../test/fakes'
import { loadBrand } from '../identity/pages/brand'
import { loadLetterBrand } from '../letters/letterBrand'
import { renderHtml } from '../letters/renderLetter'
import { appManifest } from '../portal/install/appManifest'
import { coloursWithHue } from '../../../tests/support/coloursWithHue'
import { createPageTheme } from './pageTheme'

const shapes = ['3px', '5px', '4 / 5', '0 1px 2px #0e0e0e', '0 2px 4px #0f0f0f', '#10101080', 'Aurora']
/** A theme in which no two tokens have the same value. */
const values = new Map<string, string>([
  ...colourTokens.map((token, index) => [token, `#a1b2${String(index + 10)}`] as const),
  ...shapeTokens.map((token, index) => [token, shapes[index] ?? ''] as const),
])
const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-colours-'))
const declarations = [...values].map(([token, value]) => `--${token}: ${value};`).join('\n')
mkdirSync(path.join(folder, 'assets'))
writeFileSync(path.join(folder, 'assets/logo.svg'), '<svg></svg>')
writeFileSync(path.join(folder, 'theme.css'), `:root {\n${declarations}\n}\n`)
afterAll(() => rmSync(folder, { recursive: true }))
const aurora = tenant('aurora', { folder })

const pages = {
  'sign-in pages': () => loadBrand(aurora, []).css,
  'small pages': () => createPageTheme(aurora).css,
  'the fields of a card': () => /<style>([^]*)<\/style>/.exec(fieldsPage(aurora, [], 'es').html)?.[1] ?? '',
}
const namesIn = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name))

it.each(Object.entries(pages))('SHELL-028 %s have each token that they use from the theme', (_, read) => {
  const css = read()
  const used = namesIn(css, /var\(--([\w-]+)/g)
  const declared = namesIn(css, /(?<![\w-])--([\w-]+)\s*:/g)
  expect(used).toContain('brand')
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
  const ofTenant = [...used].filter((name) => values.has(name))
  expect(ofTenant.filter((name) => !css.includes(`--${name}:${values.get(name)}`))).toEqual([])
})

it.each(Object.entries(pages))('SHELL-028 %s name no colour with a hue of their own', (_, read) => {
  const own = read().replaceAll(/:root\{[^}]*\}/g, '')
  expect(coloursWithHue(own)).toEqual([])
})

it('SHELL-028 a letter has the colours of the theme and no other', () => {
  const brand = loadLetterBrand(aurora)
  const html = renderHtml(
    {
      subject: '',
      heading: 'Cita',
      greeting: 'Hola',
      rows: [{ label: 'Día', value: 'lunes' }],
      band: {
        day: 'Lunes, a las',
        time: '10:00',
        clocks: 'Hora peninsular',
        who: 'Dra. Vega',
        what: 'Revisión',
      },
      paragraphs: ['Te esperamos.'],
      links: [{ label: 'Anular', url: 'https://aurora.example' }],
      action: { label: 'Ver', url: 'https://aurora.example' },
      footer: 'Aurora',
    },
    brand,
    'es',
  )
  const found = new Set(html.match(/#[\da-f]{3,8}\b/gi))
  const ofTheme = new Set(colourTokens.map((token) => values.get(token)))
  expect(found.size).toBeGreaterThan(5)
  expect([...found].filter((colour) => !ofTheme.has(colour))).toEqual([])
})

it('SHELL-028 an installed portal has the colours of the theme', () => {
  const manifest = JSON.parse(appManifest(aurora)) as Record<string, unknown>
  expect([manifest['theme_color'], manifest['background_color']]).toEqual([
    values.get('surface'),
    values.get('surface'),
  ])
})
