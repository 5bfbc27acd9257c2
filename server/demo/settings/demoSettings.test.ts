import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../platform/paths'
import { loadTenants } from '../../platform/tenants/tenants'
import { readDemoSettings } from './demoSettings'
import { servicesOf } from '../catalogue/services'
import { specialtySeeds } from '../catalogue/specialties'

const tenants = loadTenants(path.join(root, 'tenants'))
const specialtyKeys = new Set(specialtySeeds.map(({ key }) => key))

describe.each(tenants.all.map((tenant) => [tenant.id, readDemoSettings(tenant)] as const))(
  '%s',
  (_, settings) => {
    it('has known specialties and a doctor for each', () => {
      expect(settings.specialties.filter((key) => !specialtyKeys.has(key))).toEqual([])
      expect(settings.doctors).toBeGreaterThanOrEqual(settings.specialties.length + 6)
      expect(settings.doctors).toBeGreaterThanOrEqual(settings.places.length)
    })
    it('lists the private insurer first and has agreements about its specialties', () => {
      expect(settings.insurers[0]).toBe('Privado')
      for (const { specialties } of settings.agreements) {
        expect(specialties.filter((key) => !specialtyKeys.has(key))).toEqual([])
        expect(specialties.some((key) => settings.specialties.includes(key))).toBe(true)
      }
    })
    it('has valid time zones', () => {
      const zones = settings.places.map(({ zone }) => zone)
      expect(() => zones.forEach((timeZone) => new Intl.DateTimeFormat('en', { timeZone }))).not.toThrow()
    })
  },
)

it('BOOK-045 the travel tenant has doctors in many countries and time zones', () => {
  const { places } = readDemoSettings(tenants.byId('international')!)
  expect(new Set(places.map(({ country }) => country)).size).toBeGreaterThan(14)
  expect(places.map(({ zone }) => zone)).toEqual(
    expect.arrayContaining([
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      'Africa/Lagos',
      'America/New_York',
    ]),
  )
  expect(places.filter(({ centre }) => centre === null).length).toBeGreaterThan(1)
})
it('C-056 hospitals offer one service with a lead time of fifteen hours', () => {
  for (const id of ['covadonga', 'fhgst']) {
    const { offer, specialties } = readDemoSettings(tenants.byId(id)!)
    const services = specialtySeeds
      .filter(({ key }) => specialties.includes(key))
      .flatMap((seed) => servicesOf(offer, seed))
    expect(services.filter(({ externalId }) => externalId === 'COV')).toHaveLength(1)
  }
})
it('every specialty of the specialists tenant has a free and a paid service', () => {
  const { offer, specialties } = readDemoSettings(tenants.byId('specialists')!)
  for (const seed of specialtySeeds.filter(({ key }) => specialties.includes(key))) {
    const amounts = servicesOf(offer, seed).map(({ amount }) => amount)
    expect(amounts).toContain(0)
    expect(Math.max(...amounts)).toBeGreaterThan(100)
  }
})
