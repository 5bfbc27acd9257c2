import type { Plugin } from 'vite'

/** i18next's own calls that write only with its option `debug`, which the portal does not set. */
const debugCall = /\b(?:this\.logger|baseLogger)\.(?:deprecate|log|once|warn)\(/g
/** The class that loads texts through a plugin of i18next. The portal adds its texts itself, so none is ever loaded by it. */
const connector = /^class Connector extends EventEmitter \{[^]*?^\}$/m

/**
 * Drops what the portal never uses of i18next, 2.6 KB of the first download: the sentences that it writes for developers with its
 * option `debug`, and the loading of texts through a plugin of i18next (decision 630).
 */
export const leanTexts = (): Plugin => ({
  name: 'lean-texts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
})

/** The code without the calls, which the minifier then removes with their arguments, and with a class that only receives listeners. */
export const withoutUnused = (code: string): string =>
  code.replace(debugCall, 'false && $&').replace(connector, 'class Connector extends EventEmitter {}')
