import type { Rule } from './violation'

/** The texts of a plugin are typed once: in its `texts.ts`, without code: a module of its own would be a request. */
export const pluginTexts: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => !isTest && /^plugins\/[^/]+\/(?!texts\.ts$)/.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ kind, target }) => kind !== 'lazy' && /^plugins\/[^/]+\/locales\//.test(target ?? ''))
        .map(({ specifier }) => ({
          file,
          problem: `imports ${specifier}`,
          instead: "use the TextKey of the plugin's texts.ts",
        })),
    )
