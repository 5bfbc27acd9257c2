import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingTexts } from './namedTexts'

/** Creates a project with one plugin that has these files. */
function createProject(files: Record<string, string>): string {
  const project = mkdtempSync(path.join(os.tmpdir(), 'portico-texts-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(project, 'plugins/norteHospital', file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, content)
  }
  return project
}

const variant = `const refusals = { MAX_AGE: 'NORTE_HOSPITAL.MAX_AGE', OLD: "NORTE_HOSPITAL.TITLE" }
const serverCode = 'SERVER.CODE'`

test('ERR-024 a text that a plugin names and a language lacks is reported by key and language', () => {
  const project = createProject({
    'variant.ts': variant,
    'locales/es.json':
      '{ "NORTE_HOSPITAL.TITLE": "Pedir cita", "NORTE_HOSPITAL.MAX_AGE_other": "Hasta {{count}}" }',
    'locales/en.json': '{ "NORTE_HOSPITAL.TITLE": "Book" }',
  })
  expect(missingTexts('plugins/norteHospital', project)).toEqual(['NORTE_HOSPITAL.MAX_AGE in en'])
})

test('ERR-024 a plugin without language files lacks every text that it names', () => {
  expect(missingTexts('plugins/norteHospital', createProject({ 'variant.ts': variant }))).toHaveLength(4)
})
