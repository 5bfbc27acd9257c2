import { expect, it } from 'vitest'
import { matchPath } from '../../core/routing/match'
import { tableOf } from '../../core/routing/table'
import { collect } from '../../core/plugin/host'
import { bookingKit } from '@portico/booking/kit'
import { callsKit } from '@portico/calls/kit'
import plugin from './plugin'

const { host, faults } = collect([plugin], { calls: {} }, new Set(), { kits: [bookingKit, callsKit] })
const table = tableOf(host.routes)
const board = 'videoConsultation.videoCall'
const mobile = 'videoConsultation.videoCallMobile'

it.each([
  ['CALL-002 CALL-055', '/videocall', board, {}],
  ['CALL-055', '/videocall/documents', board, { section: 'documents' }],
  ['CALL-002 CALL-056', '/videocallmobile', mobile, {}],
  ['CALL-057', '/videocallmobile/videocall', mobile, { pane: 'videocall' }],
  ['C-005', '/videocallmobile/videocall/chat', mobile, { pane: 'videocall', section: 'chat' }],
  ['C-003', '/dra-corral/videocall', board, { doctorUrl: 'dra-corral' }],
  ['C-004', '/videoconsultation/videocall/chat', 'videoConsultation.videoCallAlias', { section: 'chat' }],
])('%s %s opens the call board', (_, path, id, params) => {
  const match = matchPath(table, path)
  expect(match?.route.id).toBe(id)
  expect(match?.params).toEqual(params)
})

it('the check of the devices is not taken for a section', () => {
  expect(matchPath(table, '/videocall/check/7')).toMatchObject({
    route: { id: 'videoConsultation.videoCheck' },
    params: { id: '7' },
  })
})

it('nothing is wrong with the plugin', () => {
  expect(faults.filter(({ property }) => property !== 'doctor')).toEqual([])
})
