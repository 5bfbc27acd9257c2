import { expect, it } from 'vitest'
import { collect } from '../../core/plugin/host'
import { pathTo } from '../../core/routing/href'
import { matchPath } from '../../core/routing/match'
import { tableOf } from '../../core/routing/table'
import plugin from './plugin'

const tableWith = (...features: string[]) =>
  tableOf(collect([plugin], { devices: {} }, new Set(features)).host.routes)

it.each([
  ['DEV-002 DEV-024', 'profile.devicesConfig', '/profile/devices-config'],
  ['DEV-025', 'videoConsultation.videoCall.devices', '/videocall/devices'],
  ['DEV-026', 'videoCallMobile.devices', '/videocallmobile/devices'],
] as const)('%s the state %s is the address %s, also of a doctor, with the feature', (_, id, address) => {
  const table = tableWith('devices')
  expect(pathTo(table, id, {})).toBe(address)
  expect(pathTo(table, id, {}, 'clinica')).toBe(`/clinica${address}`)
  expect(matchPath(table, `/clinica${address}`)).toMatchObject({
    route: { id },
    params: { doctorUrl: 'clinica' },
  })
  expect(matchPath(tableWith(), address)).toBeNull()
})
