/** Scripts beyond this number are requested by the file that imports them, one round trip later. */
const MOST_SCRIPTS = 2

/**
 * What a dynamic import preloads. The list is part of the first download, so it leaves out the files that every page has
 * loaded already, and the scripts of a part that needs many. Such parts load in advance, when the browser is idle or
 * somebody aims at their link.
 */
export function withoutStartChunks(file: string, dependencies: string[]): string[] {
  const own = dependencies.filter((one) => !/^assets\/(portal|react|rolldown-runtime)-/.test(one))
  const scripts = own.filter((one) => one.endsWith('.js'))
  return scripts.length <= MOST_SCRIPTS ? own : own.filter((one) => one === file || one.endsWith('.css'))
}
