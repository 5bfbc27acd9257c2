import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { entityForms } from './src/build/entityForms.ts'
import { publicFace } from './src/build/face/publicFace.ts'
import { contractTests, documentTests, isolatedTests } from './tests/support/contractTests.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const folders = ['core', 'kits', 'plugins', 'server', 'scripts', 'schemas', 'src', 'tests', 'examples']

const pages = 'tests/**/*.test.tsx'

const contract = contractTests(root)
const withoutContract = (files: string[]) => files.filter((file) => !contract.includes(file))
const isolated = withoutContract(isolatedTests(root, folders))
const documents = withoutContract(documentTests(root, folders))

const cores = availableParallelism()

/** Tests that wait for databases, files and other processes: three workers keep two cores busy for two thirds of the time. */
const waiting = { maxWorkers: cores + 2, sequence: { groupOrder: 0 } }
/** Tests that compute. One more than the cores, since loading a file waits for the main process. */
const computing = { maxWorkers: cores + 1, sequence: { groupOrder: 1 } }

/** Component tests, in jsdom. */
const rendered = {
  ...computing,
  // Each file gets new globals in the same thread, so jsdom is loaded once and not for each file.
  pool: 'vmThreads' as const,
  vmMemoryLimit: '1GB',
  environment: 'jsdom',
  setupFiles: ['tests/support/waitSetup.ts', 'tests/support/screenSetup.ts'],
}

/**
 * `rules`, `documents`, `screens` and `isolated` are the unit tests; `npm run test:quick` runs only these. `server` and `contract` start
 * databases, servers, builds or other processes (tests/support/contractTests.ts). Component tests (`.test.tsx`) beside the code are
 * `screens`; those in `tests/` are `pages`, to which several plugins contribute. Other tests that replace modules are `isolated`, and
 * those that begin with `// @vitest-environment jsdom` are `documents`.
 */
export default defineConfig({
  plugins: [react(), entityForms(root), publicFace(root)],
  resolve: {
    alias: {
      '@schemas': `${root}schemas`,
      // Their CommonJS files require ES modules, which Node can do and the context of a screen test cannot.
      'react-router-dom': `${root}node_modules/react-router-dom/dist/index.mjs`,
    },
  },
  test: {
    environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    projects: [
      {
        extends: true,
        test: {
          ...waiting,
          name: 'server',
          setupFiles: ['tests/support/waitSetup.ts', 'server/test/passwordSetup.ts'],
          globalSetup: ['server/test/globalSetup.ts'],
          include: contract.filter((file) => file.startsWith('server/')),
          // The server has no mutable module state that tests could share, and its modules are slow to load.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...waiting,
          name: 'contract',
          setupFiles: ['tests/support/waitSetup.ts', 'server/test/passwordSetup.ts'],
          globalSetup: ['server/test/globalSetup.ts'],
          include: contract.filter((file) => !file.startsWith('server/')),
        },
      },
      {
        extends: true,
        test: {
          ...computing,
          name: 'rules',
          setupFiles: ['tests/support/waitSetup.ts', 'tests/support/sharedSetup.ts'],
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...contract, ...isolated, ...documents],
          // Loading the same modules for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...rendered,
          name: 'screens',
          include: folders.map((folder) => `${folder}/**/*.test.tsx`),
          exclude: [pages],
        },
      },
      { extends: true, test: { ...rendered, name: 'pages', include: [pages] } },
      {
        extends: true,
        test: {
          ...computing,
          name: 'documents',
          // Node's cryptography and streams refuse the bytes of the globals of another context, so there is none of their own.
          pool: 'threads',
          environment: 'jsdom',
          setupFiles: ['tests/support/waitSetup.ts', 'tests/support/sharedSetup.ts'],
          include: documents,
          // Loading jsdom and the modules for each file took three quarters of the time. Each file has a new document.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...computing,
          name: 'isolated',
          // As `documents`.
          pool: 'threads',
          setupFiles: ['tests/support/waitSetup.ts'],
          include: isolated,
        },
      },
    ],
    // Tests that create databases are slow on small machines.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As `vi.waitFor` in tests/support/waitSetup.ts: busy machines are slow, and the default is one second.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
