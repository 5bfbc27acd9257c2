/** Scripts of a part that needs more than this are requested by the part itself, one round trip later. */
const MOST_SCRIPTS = 1

/**
 * The scripts that a dynamic import requests beside its own. The lists are part of the first download, so they leave out
 * the files that every page has loaded already, and the scripts of a part that needs many. Such parts load in advance, when
 * the browser is idle or somebody aims at their link. Vite adds the styles.
 */
export function withoutStartChunks(file: string, dependencies: string[]): string[] {
  const scripts = dependencies.filter(
    (one) => one !== file && !/^assets\/(portal|react|rolldown-runtime)-/.test(one),
  )
  return scripts.length <= MOST_SCRIPTS ? scripts : []
}
