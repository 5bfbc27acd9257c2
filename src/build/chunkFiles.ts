import type { Rolldown } from 'vite'

/** The addresses of a chunk, its imports, and their style sheets. */
export function filesOf(
  chunk: Rolldown.OutputChunk | undefined,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const add = (one: Rolldown.OutputChunk) => {
    if (seen.has(one)) return
    seen.add(one)
    chunks.filter(({ fileName }) => one.imports.includes(fileName)).forEach(add)
  }
  if (chunk) add(chunk)
  const styles = [...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...[...seen].map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`)
}
