import type { Utility } from './compile'

/** The classes that one element may have, and the number of the sheet that its file belongs to. */
export interface Element {
  sheet: number
  classes: ReadonlySet<string>
}

/**
 * Divides utilities among sheets that load one after another: each goes to the first sheet that needs it, and to no other. Where
 * an element has two utilities for the same property, the later one in the order of `utilities` wins, so it never loads before the
 * other: then the other moves to its sheet.
 * @returns The names of each sheet's utilities.
 */
export function divide(
  utilities: readonly Utility[],
  elements: readonly Element[],
  sheets: number,
): string[][] {
  const places = new Map(utilities.map(({ name, properties }, order) => [name, { order, properties }]))
  const sheetOf = new Map<string, number>()
  const move = (name: string, sheet: number) => {
    if (places.has(name)) sheetOf.set(name, Math.min(sheetOf.get(name) ?? sheets, sheet))
  }
  for (const { sheet, classes } of elements) for (const name of classes) move(name, sheet)
  const rivals = rivalsOf(places, elements)
  for (let isStable = false; !isStable;) {
    const wrong = rivals.filter(([first, last]) => (sheetOf.get(first) ?? 0) > (sheetOf.get(last) ?? 0))
    for (const [first, last] of wrong) move(first, sheetOf.get(last) ?? 0)
    isStable = wrong.length === 0
  }
  return Array.from({ length: sheets }, (_, sheet) =>
    utilities.map(({ name }) => name).filter((name) => sheetOf.get(name) === sheet),
  )
}

type Places = ReadonlyMap<string, { order: number; properties: readonly string[] }>

/** Pairs of utilities for the same property on one element, in their order. */
function rivalsOf(places: Places, elements: readonly Element[]): [string, string][] {
  const pairs = elements.flatMap(({ classes }) => {
    const ordered = [...classes]
      .flatMap((name) => ({ name, ...(places.get(name) ?? { order: -1, properties: [] }) }))
      .filter(({ order }) => order >= 0)
      .toSorted((a, b) => a.order - b.order)
    return ordered.flatMap((first, at) =>
      ordered
        .slice(at + 1)
        .filter((last) => overlap(first.properties, last.properties))
        .map((last): [string, string] => [first.name, last.name]),
    )
  })
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()]
}

const overlap = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.some((other) => isSame(family(one), family(other))))

const isSame = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)

/** A property by a name that begins with the shorthands that set it too. */
function family(property: string): string {
  if (/^(top|right|bottom|left)$/.test(property)) return `inset-${property}`
  if (/^(row|column)-gap$/.test(property)) return `gap-${property}`
  if (property === 'line-height') return 'font-line-height'
  if (property.startsWith('border-') && !property.endsWith('radius')) return 'border'
  return property
}
