import type { Document } from '@schemas/generated/entities'

const firstWord = ({ nameWithoutExtension }: Document): string =>
  nameWithoutExtension
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\d]+/u)?.[0] ?? ''

/**
 * The documents that may be shown beside one: those whose name begins with the same word first, such as two CT scans, then the others, the
 * newest first.
 */
export function comparable(shown: Document, all: readonly Document[]): Document[] {
  const word = firstWord(shown)
  const isAlike = (one: Document) => word !== '' && firstWord(one) === word
  return all
    .filter(({ id }) => id !== shown.id)
    .toSorted(
      (a, b) =>
        Number(isAlike(b)) - Number(isAlike(a)) || Date.parse(b.creationDate) - Date.parse(a.creationDate),
    )
}
