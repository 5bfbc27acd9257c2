// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fontAddress, importedFonts, readTheme } from './theme'

function themeOf(css: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-theme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'theme.css'), css)
  return readTheme(folder)
}

test('the style sheet of a font of the portal replaces its import', () => {
  const theme = themeOf(`/* One */\n@import '/fonts/figtree/font.css';\n:root { --brand: #123456 }`)
  expect(theme).not.toContain('@import')
  expect(theme).toContain(`font-family: 'Figtree Variable'`)
  expect(theme).toContain(`url('${fontAddress('figtree')}')`)
  expect(theme).toContain(':root { --brand: #123456 }')
})

test('other imports stay, and no theme is empty', () => {
  const other = `@import '/fonts/unknown/font.css';`
  expect(themeOf(other)).toBe(other)
  expect(readTheme('/nowhere')).toBe('')
})

test('a font is a family of the portal or a file of the tenant', () => {
  expect(fontAddress('figtree')).toMatch(/^\/fonts\/figtree\/font\.woff2\?v=[0-9a-f]{8}$/)
  expect(fontAddress('assets/own.woff2')).toBe('/tenant/assets/own.woff2')
})

test('finds the imported families in either quotes', () => {
  expect(
    importedFonts(`@import "/fonts/figtree/font.css"; @import '/fonts/source-sans-3/font.css';`),
  ).toEqual(['figtree', 'source-sans-3'])
})
