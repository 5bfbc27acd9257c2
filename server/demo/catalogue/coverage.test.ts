import { expect, it } from 'vitest'
import { coveredServices } from './coverage'
import { servicesOf } from './services'
import { specialtySeeds } from './specialties'

const specialties = specialtySeeds.slice(0, 8).map((seed, id) => ({
  ...seed,
  id,
  services: servicesOf('visits', seed).map((service, place) => ({ ...service, id: id * 10 + place })),
}))
const all = specialties.flatMap(({ services }) => services)
const covered = (name: string, index: number) => coveredServices({ name, index }, specialties)

it('the private insurer covers everything', () => {
  expect(covered('Privado', 0)).toEqual(all)
})
it('an online one covers online services of every specialty, and no other', () => {
  expect(covered('Norte Online', 3)).toEqual(all.filter(({ type }) => type === 2))
})
it('the others leave out some specialties, each its own', () => {
  const [one, two] = [covered('Mutua', 1), covered('Sanitaria', 2)]
  expect(one.length).toBeGreaterThan(all.length / 2)
  expect(one.length).toBeLessThan(all.length)
  expect(new Set(one)).not.toEqual(new Set(two))
})
