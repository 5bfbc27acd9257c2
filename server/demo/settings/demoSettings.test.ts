import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../paths'
import { loadTenants } from '../../tenants/tenants'
import { readDemoSettings } from './demoSettings'
import { servicesOf } from '../catalogue/services'
import { specialtySeeds } from '../catalogue/specialties'

const tenants = loadTenants(path.join(root, 'tenants'))
const known = new Set(specialtySeeds.map(({ key }) => key))

describe.each(tenants.all.map((tenant) => [tenant.id, readDemoSettings(tenant)] as const))(
  '%s',
  (_, flavour) => {
    it('offers specialties that there are, each with somebody who gives it', () => {
      expect(flavour.specialties.filter((key) => !known.has(key))).toEqual([])
      expect(flavour.doctors).toBeGreaterThanOrEqual(flavour.specialties.length + 6)
      expect(flavour.doctors).toBeGreaterThanOrEqual(flavour.places.length)
    })
    it('has a private insurer first, and agreements about what it offers', () => {
      expect(flavour.insurers[0]).toBe('Privado')
      for (const { specialties } of flavour.agreements) {
        expect(specialties.filter((key) => !known.has(key))).toEqual([])
        expect(specialties.some((key) => flavour.specialties.includes(key))).toBe(true)
      }
    })
    it('lies in zones that there are', () => {
      const zones = flavour.places.map(({ zone }) => zone)
      expect(() => zones.forEach((timeZone) => new Intl.DateTimeFormat('en', { timeZone }))).not.toThrow()
    })
  },
)

it('BOOK-045 travellers find doctors in many countries and at odd hours', () => {
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
it('C-056 hospitals offer the service that needs fifteen hours', () => {
  for (const id of ['covadonga', 'fhgst']) {
    const { offer, specialties } = readDemoSettings(tenants.byId(id)!)
    const services = specialtySeeds
      .filter(({ key }) => specialties.includes(key))
      .flatMap((seed) => servicesOf(offer, seed))
    expect(services.filter(({ externalId }) => externalId === 'COV')).toHaveLength(1)
  }
})
it('specialists offer something free of charge and something paid', () => {
  const { offer, specialties } = readDemoSettings(tenants.byId('specialists')!)
  for (const seed of specialtySeeds.filter(({ key }) => specialties.includes(key))) {
    const amounts = servicesOf(offer, seed).map(({ amount }) => amount)
    expect(amounts).toContain(0)
    expect(Math.max(...amounts)).toBeGreaterThan(100)
  }
})
