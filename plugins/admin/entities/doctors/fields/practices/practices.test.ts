import { expect, test } from 'vitest'
import type { Service } from '@schemas/generated/entities'
import {
  changeOffer,
  movePractice,
  newPractice,
  offerableServices,
  setOffered,
  type Practice,
} from './practices'

const service = (id: number, type: 1 | 2, specialty: number): Service => ({
  id,
  name: `S${id}`,
  type,
  duration: 20,
  consultationSpecialtyId: specialty,
})
const services = [service(1, 1, 7), service(2, 2, 7), service(3, 2, 8)]
const centres = [
  { id: 4, name: 'Norte' },
  { id: 5, name: 'Sur' },
]
/** As the server writes it: the order of the keys counts for the form. */
const written: Practice = {
  centreId: 4,
  services: [
    { serviceId: 1, serviceName: 'S1' },
    { amount: 30, duration: 10, serviceId: 2, serviceName: 'S2' },
  ],
  centreName: 'Norte',
  internationalProviders: false,
}
const text = (value: unknown) => JSON.stringify(value)

test('ADMIN-025 a place offers the services of the doctor’s specialties; those in person need a centre', () => {
  const idsAt = (centreId?: number) => offerableServices(services, [7], centreId).map(({ id }) => id)
  expect(idsAt(4)).toEqual([1, 2])
  expect(idsAt()).toEqual([2])
  expect(offerableServices(services, [], 4)).toEqual([])
})

test('ADMIN-025 undoing a change of a service or price restores an equal value', () => {
  const [first] = services
  if (!first) throw new Error('there is none')
  const without = setOffered(written, first, false)
  expect(without.services.map(({ serviceId }) => serviceId)).toEqual([2])
  expect(text(setOffered(without, first, true))).toBe(text(written))
  const cheaper = changeOffer(written, 2, { amount: undefined })
  expect(cheaper.services[1]).toEqual({ duration: 10, serviceId: 2, serviceName: 'S2' })
  expect(text(changeOffer(cheaper, 2, { amount: 30 }))).toBe(text(written))
})

test('ADMIN-025 online, a practice keeps only the services by video, and gets no centre', () => {
  expect(movePractice(written, undefined, services)).toEqual({
    services: written.services.slice(1),
    internationalProviders: false,
  })
  const { centreId, centreName, services: kept } = movePractice(written, centres[1], services)
  expect([centreId, centreName, kept]).toEqual([5, 'Sur', written.services])
})

test('ADMIN-025 a new practice takes the first free place with all that can be offered there', () => {
  expect(newPractice([written], centres, services, [7])).toMatchObject({
    centreId: 5,
    services: [{ serviceId: 1 }, { serviceId: 2 }],
  })
  const full = [written, { ...written, centreId: 5 }]
  expect(newPractice(full, centres, services, [7, 8])).toEqual({
    services: [
      { serviceId: 2, serviceName: 'S2' },
      { serviceId: 3, serviceName: 'S3' },
    ],
    internationalProviders: false,
  })
  expect(newPractice([...full, { services: [] }], centres, services, [7])).toBeUndefined()
})
