/** Folds case and accents, and joins spaces: "Tórax  izq." is found by "torax izq". */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The pages (from 1) whose text has the words, in order. Texts of pages that were read already are not read again. */
export async function findText(
  words: string,
  { pages, textOf }: { pages: number; textOf: (number: number) => Promise<string> },
  signal: AbortSignal,
): Promise<number[]> {
  const sought = fold(words)
  const found: number[] = []
  if (sought === '') return found
  for (let page = 1; page <= pages; page++) {
    signal.throwIfAborted()
    if (fold(await textOf(page)).includes(sought)) found.push(page)
  }
  return found
}
