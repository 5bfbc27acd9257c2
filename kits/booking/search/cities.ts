import type { Choice } from '../variant'

/** The cities where providers give a service in person, by name; none for a service online. */
export function citiesOf(providers: readonly Choice[], service: Choice | undefined): string[] {
  const inPerson = providers.filter(
    ({ appointmentType }) => (appointmentType ?? service?.appointmentType) === 1,
  )
  return [...new Set(inPerson.flatMap(({ place }) => place ?? []))].sort((a, b) => a.localeCompare(b))
}

/** The providers in a city; all without one. */
export const inCity = (providers: readonly Choice[], city: string | undefined): readonly Choice[] =>
  city === undefined ? providers : providers.filter(({ place }) => place === city)
