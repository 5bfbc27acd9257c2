import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingTexts } from './namedTexts'

/** A backend with one plugin and these files. */
function houseWith(files: Record<string, string>): string {
  const backend = mkdtempSync(path.join(os.tmpdir(), 'portico-texts-'))
  onTestFinished(() => rmSync(backend, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(backend, 'plugins/norteHospital', file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, content)
  }
  return backend
}

const variant = `const refusals = { MAX_AGE: 'NORTE_HOSPITAL.MAX_AGE', OLD: "NORTE_HOSPITAL.TITLE" }
const said = 'SERVER.CODE'`

test('ERR-024 a text that a plugin names and a language lacks is told, by key and language', () => {
  const backend = houseWith({
    'variant.ts': variant,
    'locales/es.json':
      '{ "NORTE_HOSPITAL.TITLE": "Pedir cita", "NORTE_HOSPITAL.MAX_AGE_other": "Hasta {{count}}" }',
    'locales/en.json': '{ "NORTE_HOSPITAL.TITLE": "Book" }',
  })
  expect(missingTexts('norteHospital', backend)).toEqual(['NORTE_HOSPITAL.MAX_AGE in en'])
})

test('ERR-024 a plugin without texts has none of those it names', () => {
  expect(missingTexts('norteHospital', houseWith({ 'variant.ts': variant }))).toHaveLength(4)
})
