import { expect, it } from 'vitest'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../core/plugin/host'
import { isPermitted } from '@portico/core/plugin/isPermitted'
import { bookingKit } from './kit'
import type { RouteId } from '@portico/core/plugin/points'

const variant = () => Promise.reject(new Error('not loaded here'))
const hospital = definePlugin({
  id: 'hospital',
  bookingVariants: [
    {
      id: 'hospital',
      route: 'videoConsultation.hospital' as RouteId,
      path: 'hospital/:id?',
      rank: { book: 2 },
      variant,
      embedded: { id: 'public.hospital' as RouteId, path: 'public/hospital' },
    },
  ],
})
const clinic = definePlugin({
  id: 'clinic',
  bookingVariants: [
    {
      id: 'clinic',
      route: 'videoConsultation.clinic' as RouteId,
      path: 'clinic',
      title: 'CLINIC.TITLE',
      rank: { book: 1 },
      requires: { features: ['clinic'] },
      variant,
    },
  ],
})
const hostOf = (...features: string[]) =>
  collect([hospital, clinic], { hospital: {}, clinic: {} }, new Set(features), { kits: [bookingKit] }).host

it('creates a route for each booking variant, and a second one for an embedded screen', () => {
  const common = { plugin: 'hospital', title: 'MENU.BOOK_APPOINTMENT', prefetch: 'intent' }
  expect(hostOf().routes).toMatchObject([
    { ...common, id: 'videoConsultation.hospital', area: 'patient', path: 'hospital/:id?' },
    {
      ...common,
      id: 'public.hospital',
      area: 'public',
      path: 'public/hospital',
      bare: true,
      embeddable: true,
    },
    {
      plugin: 'clinic',
      id: 'videoConsultation.clinic',
      area: 'patient',
      path: 'clinic',
      title: 'CLINIC.TITLE',
      requires: { features: ['clinic'] },
    },
  ])
})

it('MENU-009 BOOK-030 adds the first variant that is on to the menu', () => {
  const entryOf = ({ menu }: ReturnType<typeof hostOf>) => menu.map(({ plugin, to }) => [plugin, to])
  expect(entryOf(hostOf())).toEqual([['hospital', 'videoConsultation.hospital']])
  expect(entryOf(hostOf('clinic'))).toEqual([['clinic', 'videoConsultation.clinic']])
  expect(collect([], {}, new Set(), { kits: [bookingKit] }).host.menu).toEqual([])
})

it('MENU-010 `requires.booking` holds when a variant is on', () => {
  const holds = (plugins: Parameters<typeof collect>[0], ...on: string[]) => {
    const features = new Set(on)
    const { host } = collect(plugins, { hospital: {}, clinic: {} }, features, { kits: [bookingKit] })
    return isPermitted({ booking: true }, { ...host, roles: new Set() })
  }
  expect([holds([]), holds([clinic]), holds([clinic], 'clinic'), holds([hospital])]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('FEAT-004 C-036 `requires.booking` with a list holds when one of these features is on', () => {
  const { features, conditions } = hostOf('portal')
  const holds = (booking: readonly string[]) =>
    isPermitted({ booking }, { features, conditions, roles: new Set() })
  expect([holds(['portal', 'other']), holds(['other']), holds([])]).toEqual([true, false, true])
})
