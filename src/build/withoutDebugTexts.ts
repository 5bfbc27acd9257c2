import type { Plugin } from 'vite'

/** i18next's own calls that write only with its option `debug`, which the portal does not set. */
const debugCall = /\b(?:this\.logger|baseLogger)\.(?:deprecate|log|once|warn)\(/g

/** Drops the sentences that i18next writes for developers with its option `debug`: they are 1 KB of the first download. */
export const withoutDebugTexts = (): Plugin => ({
  name: 'without-debug-texts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js/ },
    handler: (code) => ({ code: withoutDebugCalls(code), map: null }),
  },
})

/** The code without the calls, which the minifier then removes with their arguments. */
export const withoutDebugCalls = (code: string): string => code.replace(debugCall, 'false && $&')
