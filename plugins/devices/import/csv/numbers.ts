export type DecimalSign = '.' | ','

const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')

/** A number with its unit, if it has one: "104 mmHg". */
const format = /^([+-]?[\d.,]*\d)\s*(\D*)$/

/** Groups of three digits with spaces or apostrophes between them, as in France and Switzerland: nothing else looks like this. */
const grouped = /^[+-]?\d{1,3}([ \u00a0\u202f'’]\d{3})+(?=$|[.,]\d|\s*[^\d\s])/

/** The number, without spaces and apostrophes, and the unit of a cell; null for anything else. */
export function splitCell(text: string): { number: string; unit: string } | null {
  const joined = text.replace(grouped, (number) => number.replaceAll(/[ \u00a0\u202f'’]/g, ''))
  const [, number, unit = ''] = format.exec(joined) ?? []
  return number === undefined ? null : { number, unit }
}

/** The decimal sign that a number itself shows: "72,5" and "1.234,5" a comma. Null where there is none or it may be either. */
export function decimalSignOf(number: string): DecimalSign | null {
  const signs = [...number.matchAll(/[.,]/g)].map(([sign]) => sign as DecimalSign)
  const [first, last] = [signs[0], signs.at(-1)]
  if (!first || !last) return null
  if (first !== last) return last
  if (signs.length > 1) return other(first)
  const [, before = '', after = ''] = /^[+-]?(\d*)[.,](\d*)$/.exec(number) ?? []
  const isGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before)
  return isGroup ? null : first
}

/** A number with a decimal sign; the other one separates groups of three digits. Null where it does not fit. */
function parseWith(number: string, sign: DecimalSign): number | null {
  const grouped =
    sign === '.' ? /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/ : /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/
  if (!grouped.test(number)) return /^[+-]?[.,]\d+$/.test(number) ? Number(number.replace(',', '.')) : null
  return Number(number.replaceAll(other(sign), '').replace(',', '.'))
}

/**
 * The values that a number can have: one, or two where a sign may separate decimals or thousands ("8.765"). `fileSign` is the
 * decimal sign of the other numbers of the file, if they agree.
 */
export function valuesOf(number: string, fileSign: DecimalSign | null): number[] {
  const sign = decimalSignOf(number) ?? (/[.,]/.test(number) ? fileSign : '.')
  const values = sign ? [parseWith(number, sign)] : [parseWith(number, '.'), parseWith(number, ',')]
  return values.filter((value) => value !== null)
}

/** The decimal sign of a file: the one that its numbers show, if all of those agree. */
export function decimalSignOfAll(numbers: Iterable<string>): DecimalSign | null {
  const shown = new Set<DecimalSign>()
  for (const number of numbers) {
    const sign = decimalSignOf(number)
    if (sign) shown.add(sign)
  }
  return shown.size === 1 ? ([...shown][0] ?? null) : null
}
