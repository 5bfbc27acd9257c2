import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { entityForms } from './src/build/entityForms'

const root = fileURLToPath(new URL('.', import.meta.url))

const folders = '{core,kits,plugins,server,scripts,schemas,src,tests}'

/**
 * Unit and contract tests. Components (`.test.tsx`) have a document; what else needs one says so in its head:
 * `// @vitest-environment jsdom`.
 */
export default defineConfig({
  plugins: [react(), entityForms(root)],
  resolve: { alias: { '@core': `${root}core`, '@kits': `${root}kits`, '@schemas': `${root}schemas` } },
  test: {
    environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['server/test/globalSetup.ts'],
          include: ['server/**/*.test.ts'],
          // The server keeps nothing in its modules that one test could leave to another, and they are slow to load.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          globalSetup: ['server/test/globalSetup.ts'],
          include: [`${folders}/**/*.test.ts`],
          exclude: ['server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          // A thread begins sooner than a process.
          pool: 'threads',
          environment: 'jsdom',
          setupFiles: ['tests/patience.ts'],
          include: [`${folders}/**/*.test.tsx`],
        },
      },
    ],
    // Half of the time goes into waiting for a database, so no core stands idle for the one that leads.
    maxWorkers: availableParallelism(),
    // Server tests open databases; what is slow there is the machine, not the code.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
