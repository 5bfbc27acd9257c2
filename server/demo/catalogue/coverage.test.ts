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
const coverage = (name: string, index: number) => coveredServices({ name, index }, specialties)

it('the private insurer covers everything', () => {
  expect(coverage('Privado', 0)).toEqual(all)
})
it('an online insurer covers the online services of every specialty and nothing else', () => {
  expect(coverage('Norte Online', 3)).toEqual(all.filter(({ type }) => type === 2))
})
it('all other insurers exclude some specialties, each of them others', () => {
  const [one, two] = [coverage('Mutua', 1), coverage('Sanitaria', 2)]
  expect(one.length).toBeGreaterThan(all.length / 2)
  expect(one.length).toBeLessThan(all.length)
  expect(new Set(one)).not.toEqual(new Set(two))
})
