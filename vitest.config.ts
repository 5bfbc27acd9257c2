import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Unit and contract tests. A file that needs Node says so in its head: `// @vitest-environment node`. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@core': `${root}core`, '@schemas': `${root}schemas` } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
    include: ['{core,plugins,server,scripts,schemas,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    globalSetup: ['server/test/globalSetup.ts'],
    // Server tests open databases; what is slow there is the machine, not the code.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
