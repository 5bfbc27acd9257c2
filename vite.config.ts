import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entityForms } from './src/build/entityForms.ts'
import { fonts } from './src/build/fonts.ts'
import { precompress } from './src/build/precompress.ts'
import { publicFace } from './src/build/face/publicFace.ts'
import { leanTexts } from './src/build/libraries/leanTexts.ts'
import { oldestBrowsers } from './src/build/oldestBrowsers.ts'
import { pdfFiles } from './src/build/pdfFiles.ts'
import { preloadHelper } from './src/build/preloadHelper.ts'
import { pureRouter } from './src/build/libraries/pureRouter.ts'
import { quietHub } from './src/build/libraries/quietHub.ts'
import { reactStore } from './src/build/reactStore.ts'
import { serviceWorker } from './src/build/serviceWorker.ts'
import { startPage } from './src/build/startPage.ts'
import { utilitySheets } from './src/build/utilities/utilitySheets.ts'
import { withoutStartChunks } from './src/build/withoutStartChunks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The one static build. What differs between tenants is data and no part of it. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    utilitySheets(root),
    tailwindcss(),
    reactStore(root),
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    entityForms(root),
    publicFace(root),
    startPage(root),
    fonts(root),
    pdfFiles(root),
    preloadHelper(root),
    pureRouter(),
    leanTexts(),
    quietHub(),
    serviceWorker(root),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: '@schemas', replacement: `${root}schemas` },
      { find: 'markdown-to-jsx/react', replacement: `${root}src/build/emptyMarkdown.ts` },
      // The package's own exports lead to the build with the warnings for developers.
      ...(command === 'build'
        ? [
            {
              find: 'react-router/dom',
              replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs`,
            },
            {
              find: 'react-router',
              replacement: `${root}node_modules/react-router/dist/production/index.mjs`,
            },
          ]
        : []),
    ],
  },
  build: {
    target: oldestBrowsers,
    // Style sheets are written for them by hand.
    cssTarget: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: withoutStartChunks },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The start lists about 200 files by name: shorter hashes save 200 bytes of the first download.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: { includeDependenciesRecursively: false },
      },
    },
  },
}))
