/** Groups of digits with spaces, hyphens, dots, slashes or parentheses between them, such as "+34 600-123-456". */
const groupedDigits = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ .()/-]{0,3}\d)+(?![\p{L}\p{N}])/gu

/** The numbers of digits that telephone numbers have (E.164), with or without the prefix of a country. */
const isNumberLength = ({ length }: string) => length >= 6 && length <= 15

/** The number of digits of a telephone number without the prefix of its country. */
const NATIONAL = 9

/**
 * The words of a search, each with its alternatives: a record must contain one of them. Commas and semicolons separate
 * words, so a name is found as lists show it ("Barrera Gil, Luis"). Groups of digits are one word: as they are typed,
 * without separators, and without the prefix of a country, which the record may lack.
 */
export function wordsOf(text: string): string[][] {
  const numbers: string[][] = []
  const rest = withoutAccents(text)
    .slice(0, 100)
    .replaceAll(groupedDigits, (group) => {
      const digits = group.replaceAll(/\D/g, '').replace(/^00/, '')
      if (!isNumberLength(digits)) return group
      const national = /^\(?(?:\+|00)/.test(group) ? [digits.slice(-NATIONAL)] : []
      numbers.push([...new Set([group, digits, ...national])])
      return ' '
    })
  return [
    ...numbers,
    ...rest
      .split(/[\s\0,;]+/)
      .filter(Boolean)
      .map((word) => [word]),
  ]
}

/** The database folds accented letters; accents that are characters of their own are removed here. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
