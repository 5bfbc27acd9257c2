import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { libraryStyle, policyFiles } from './policy'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the build writes the hashes of the page’s script and the library’s style, as JSON and for nginx', () => {
  const files = policyFiles('<style>a{}</style><script>boot()</script><script src="/a.js"></script>')
  expect(JSON.parse(files['csp-hashes.json'] ?? '')).toEqual({
    'script-src': [sha('boot()')],
    'style-src': [sha('a{}'), sha(libraryStyle)],
  })
  expect(files['csp-nginx.conf']).toContain(`set $portico_scripts "${sha('boot()')}";`)
  expect(files['csp-nginx.conf']).toContain(`set $portico_styles "${sha('a{}')} ${sha(libraryStyle)}";`)
})

test('the style that the library adds equals the allowed one', () => {
  const file = 'node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs'
  expect(readFileSync(path.resolve(file), 'utf8')).toContain(libraryStyle)
})
