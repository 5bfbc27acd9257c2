import { expect, test } from 'vitest'
import type { Rolldown } from 'vite'
import { partsOf, startChunks } from './startChunks'

const imports: Record<string, string[]> = {
  '/r/src/main.tsx': ['/r/core/app/boot.tsx', '/r/plugins/home/plugin.ts'],
  '/r/core/app/boot.tsx': ['/r/core/http/client.ts'],
  '/r/plugins/home/screens/Home.tsx': [
    '/r/core/ui/layout/Card.tsx',
    '/r/plugins/home/rules.ts',
    '/r/core/http/client.ts',
  ],
  '/r/core/ui/layout/Card.tsx': ['/r/core/ui/layout/Card.css', '/r/core/ui/layout/Card.tsx'],
}

test('the first download is one file of the core and one file for each plugin of the default screen', () => {
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
    '/r/core/ui/layout/Card.tsx': 'portal',
    '/r/core/ui/layout/Card.css': 'portal',
    '/r/plugins/home/screens/Home.tsx': 'home-home',
    '/r/plugins/home/rules.ts': 'home-home',
  })
  expect(parts.has('/r/core/ui/overlays/Dialog.tsx')).toBe(false)
})

test.each([
  ['/r/core/ui/layout/Count.tsx', 'portal'],
  ['/r/plugins/appointments/links.ts', 'appointments-home'],
  ['/r/core/ui/layout/Tabs.tsx', null],
])('the list of appointments asks for one file, because %s comes with the start', (id, file) => {
  const { name } =
    startChunks('/r', { home: [], bundles: { home: ['plugins/appointments/links.ts'] } })[2] ?? {}
  const context = { getModuleInfo: () => null } as unknown as Rolldown.ChunkingContext
  expect(typeof name === 'function' && name(id, context)).toBe(file)
})
