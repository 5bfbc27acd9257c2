/** A word with two neighbouring letters swapped, in every place: "tenison" for "tension". Short words become other words. */
export const swappedWords = (word: string): string[] =>
  word.length < 5
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )
