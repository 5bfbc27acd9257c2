import { expect, it } from 'vitest'
import { citiesOf, inCity } from './cities'

const provider = (id: string, place?: string) => ({ id, label: `Dra. ${id}`, ...(place && { place }) })
const providers = [provider('1', 'Oviedo'), provider('2', 'Avilés'), provider('3', 'Oviedo'), provider('4')]
const service = (appointmentType: 1 | 2) => ({ id: '5', label: 'Consulta', appointmentType })

it('lists each city of visits in person once, by name', () => {
  expect(citiesOf(providers, service(1))).toEqual(['Avilés', 'Oviedo'])
  expect(citiesOf(providers, service(2))).toEqual([])
  expect(citiesOf([{ ...provider('1', 'Oviedo'), appointmentType: 1 }], undefined)).toEqual(['Oviedo'])
})

it('keeps the providers of one city', () => {
  expect(inCity(providers, 'Oviedo').map(({ id }) => id)).toEqual(['1', '3'])
  expect(inCity(providers, undefined)).toEqual(providers)
})
