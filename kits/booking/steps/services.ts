import { capitalize } from '@portico/core/format/dates'
import type { Choice } from '../variant'

type Mode = Choice['appointmentType']

/** The types of visit that services have, in order; at most one means there is nothing to choose. */
export const modesOf = (services: readonly Choice[]): NonNullable<Mode>[] => [
  ...new Set(services.map(({ appointmentType }) => appointmentType).filter((mode) => mode !== undefined)),
]

/**
 * Removes the words that all names start or end with: next to "by video", "Check-up" is enough, and so is "Second
 * opinion" for "Oncology: second opinion".
 */
export function shortNames(services: readonly Choice[]): Map<string, string> {
  const names = withoutPrefix(services.map(({ label }) => label)).map((name) => name.split(' '))
  const [first = []] = names
  const shortest = Math.min(...names.map(({ length }) => length))
  let common = 0
  while (
    common < shortest - 1 &&
    names.length > 1 &&
    names.every((name) => hasSameWord(name, first, common))
  ) {
    common += 1
  }
  return new Map(
    services.map(({ id }, at) => [id, names[at]?.slice(0, names[at].length - common).join(' ') ?? '']),
  )
}

function withoutPrefix(names: readonly string[]): readonly string[] {
  const title = /^[^:]+: (?=.)/.exec(names[0] ?? '')?.[0]
  if (title === undefined || names.length < 2 || !names.every((name) => name.startsWith(title))) return names
  return names.map((name) => capitalize(name.slice(title.length)))
}

/** The first service where its type of visit has no other: there is nothing to ask. */
export function onlyService(services: readonly Choice[]): Choice | undefined {
  const first = services[0]
  const others = services.filter(({ appointmentType }) => appointmentType === first?.appointmentType)
  return others.length === 1 ? first : undefined
}

/**
 * The service of another type of visit that corresponds to the current one by its short name, else the first of that
 * type. Without a current one: the only service of that type, or undefined.
 */
export function sameServiceInMode(
  services: readonly Choice[],
  mode: Mode,
  present: Choice | undefined,
): Choice | undefined {
  const ofMode = (one: Mode) => services.filter(({ appointmentType }) => appointmentType === one)
  if (!present) return onlyService(ofMode(mode))
  const name = shortNames(ofMode(present.appointmentType)).get(present.id)
  const names = shortNames(ofMode(mode))
  return ofMode(mode).find(({ id }) => names.get(id) === name) ?? ofMode(mode)[0]
}

const hasSameWord = (name: readonly string[], other: readonly string[], fromEnd: number) =>
  name.at(-1 - fromEnd) === other.at(-1 - fromEnd)
