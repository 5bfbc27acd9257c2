import { expect, test } from 'vitest'
import { partsOf } from './startChunks'

const imports: Record<string, string[]> = {
  '/r/src/main.tsx': ['/r/core/app/boot.tsx', '/r/plugins/home/plugin.ts'],
  '/r/core/app/boot.tsx': ['/r/core/http/client.ts'],
  '/r/plugins/home/screens/Home.tsx': [
    '/r/core/ui/Card.tsx',
    '/r/plugins/home/rules.ts',
    '/r/core/http/client.ts',
  ],
  '/r/core/ui/Card.tsx': ['/r/core/ui/Card.css', '/r/core/ui/Card.tsx'],
}

test('the start is the core’s part in one file and one file for each plugin of the default screen', () => {
  const parts = partsOf(
    '/r',
    '/r/src/main.tsx',
    ['/r/plugins/home/screens/Home.tsx'],
    (id) => imports[id] ?? [],
  )
  expect(Object.fromEntries(parts)).toEqual({
    '/r/src/main.tsx': 'portal',
    '/r/core/app/boot.tsx': 'portal',
    '/r/core/http/client.ts': 'portal',
    '/r/plugins/home/plugin.ts': 'portal',
    '/r/core/ui/Card.tsx': 'portal',
    '/r/core/ui/Card.css': 'portal',
    '/r/plugins/home/screens/Home.tsx': 'home-home',
    '/r/plugins/home/rules.ts': 'home-home',
  })
  expect(parts.has('/r/core/ui/Dialog.tsx')).toBe(false)
})
