/** Scripts of a part that needs more than this, beside a file of the home page, are requested by the part itself, one round trip later. */
const MOST_SCRIPTS = 2

const startChunk = /^assets\/(portal|react|rolldown-runtime)-/
/** The files of the start and of the cards on the home page. */
const firstDownload = /^assets\/(portal|react|[a-zA-Z]+-home)-/
const homeFile = /^assets\/[a-zA-Z]+-home-/

/**
 * The scripts that a dynamic import requests beside its own, without those that every page has loaded already. The lists are
 * in the file that imports. Those of the first download leave out the scripts of a part that needs many: such parts load
 * in advance, when the browser is idle or somebody aims at their link. Vite adds the styles.
 * @param hostId The file that imports.
 */
export function withoutStartChunks(
  file: string,
  dependencies: string[],
  { hostId }: { hostId: string },
): string[] {
  const scripts = dependencies.filter((one) => one !== file && one !== hostId && !startChunk.test(one))
  const isFew = scripts.filter((one) => !homeFile.test(one)).length <= MOST_SCRIPTS
  return isFew || !firstDownload.test(hostId) ? scripts : []
}
