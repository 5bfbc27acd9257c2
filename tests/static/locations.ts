import type { Directive } from './configuration'
import { matches } from './variables'

/** The location of a path: the equal one, else the first expression that matches, else the longest beginning. */
export function chooseLocation(
  locations: readonly Directive[],
  uri: string,
  known: Map<string, string>,
): Directive | undefined {
  const equal = locations.find(({ values }) => values[0] === '=' && values[1] === uri)
  if (equal) return equal
  const expression = locations.find(({ values }) => values[0] === '~' && matches(`~${values[1]}`, uri, known))
  if (expression) return expression
  const beginnings = locations.filter(({ values }) => values.length === 1 && uri.startsWith(values[0] ?? ''))
  return beginnings.sort((one, other) => (other.values[0]?.length ?? 0) - (one.values[0]?.length ?? 0))[0]
}
