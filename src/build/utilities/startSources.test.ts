import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { staticSources } from './startSources'

const root = mkdtempSync(path.join(os.tmpdir(), 'sources-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

test('the sources of a file are what it imports at once, and not what it imports later or only for its types', () => {
  write({
    'src/main.tsx': `import { a } from '../core/a'\nimport '@portico/booking/opening/b'\nimport 'react'\nvoid import('../core/lazy')`,
    'core/a.ts': `export { c } from './parts/c'\nimport type { T } from './types'\nimport { type U } from './types'`,
    'core/parts/c.tsx': `import './c.css'\nimport { a } from '../a'\nexport const c = <p />`,
    'core/parts/c.css': '',
    'core/types.ts': '',
    'core/lazy.tsx': '',
    'kits/booking/opening/b.tsx': '',
  })
  const found = staticSources(root, [path.join(root, 'src/main.tsx')])
  expect([...found].map((file) => path.relative(root, file)).toSorted()).toEqual([
    'core/a.ts',
    'core/parts/c.css',
    'core/parts/c.tsx',
    'kits/booking/opening/b.tsx',
    'src/main.tsx',
  ])
})
