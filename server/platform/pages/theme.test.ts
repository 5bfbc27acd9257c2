import { expect, test } from 'vitest'
import { pageTheme } from './theme'

const page = 'body { background: var(--surface); color: var(--text, black) }'

test('keeps the fonts and the used tokens of both colour schemes', () => {
  const theme = `
    /* A { comment } */
    @font-face { font-family: 'Brand';
      src: url('/tenant/assets/brand.woff2'); }
    :root { --surface: #fff; --text: #111; --line: #ccc; }
    [data-theme='dark'] { --surface: #000; --text: #eee; --line: #333; }`
  expect(pageTheme(theme, page).split('\n')).toEqual([
    `@font-face{font-family: 'Brand'; src: url('/tenant/assets/brand.woff2');}`,
    ':root{color-scheme:light;--surface:#fff;--text:#111}',
    '@media(prefers-color-scheme:dark){:root{color-scheme:dark;--surface:#000;--text:#eee}}',
  ])
})

test('reads tokens inside a layer and ignores other rules', () => {
  const theme = `@layer brand { :root { --text: #222 } .btn { --surface: red } }`
  expect(pageTheme(theme, page)).toContain(':root{color-scheme:light;--text:#222}')
})
