/** If the imported file needs more scripts than this, it requests them itself, one round trip later. */
const MOST_SCRIPTS = 1

/**
 * What a dynamic import preloads. The list is part of the first download, so it leaves out the files that every page has
 * loaded already, and the scripts of a part that needs many. Such parts load in advance, when the browser is idle or
 * somebody aims at their link. The imported file itself is listed only beside styles, which it would wait for.
 */
export function withoutStartChunks(file: string, dependencies: string[]): string[] {
  const own = dependencies.filter((one) => !/^assets\/(portal|react|rolldown-runtime)-/.test(one))
  const styles = own.filter((one) => one.endsWith('.css'))
  const scripts = own.filter((one) => one.endsWith('.js') && one !== file)
  return [...(styles.length > 0 ? [file] : []), ...(scripts.length <= MOST_SCRIPTS ? scripts : []), ...styles]
}
