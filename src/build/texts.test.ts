// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startTexts } from './texts'

function write(root: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('I18N the start speaks the core texts and what plugin literals name, and no other text of a plugin', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'texts-'))
  write(root, 'core/i18n/locales/es.json', '{"UI.RETRY":"Reintentar"}')
  write(root, 'plugins/chat/plugin.ts', "export default { menu: [{ label: 'CHAT.MENU' }] }")
  write(root, 'plugins/chat/locales/es.json', '{"CHAT.MENU":"Mensajes","CHAT.LONG":"Largo"}')
  write(root, 'plugins/silent/plugin.ts', "export default { id: 'silent' }")

  expect(startTexts(root, 'es')).toEqual({ 'UI.RETRY': 'Reintentar', 'CHAT.MENU': 'Mensajes' })
  expect(startTexts(root, 'en')).toEqual({})
})
