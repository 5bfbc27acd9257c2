// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { prepare } from '../../core/app/boot/prepare'
import type { Config } from '@schemas/generated/entities'
import { testTenant } from '@portico/core/tenant/testTenant'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

/** All plugins but the one that stands in for the board where there is none. */
const everything = Object.fromEntries(
  plugins.filter(({ id }) => id !== 'callEntry').map(({ id }) => [id, {}]),
)
let config: Config
let api = '/'
const bases: string[] = []

vi.mock('../../core/app/boot/styles', () => ({ stylesLoaded: async () => undefined }))
vi.mock('../../core/tenant/loadTenant', () => ({
  loadTenant: async () => ({
    ...testTenant,
    addresses: { ...testTenant.addresses, api },
    plugins: everything,
  }),
}))
vi.mock('../../core/session/identity/renewSession', () => ({ startSessionRenewal: () => undefined }))
vi.mock('../../core/http/client', () => ({
  createCall: ({ base }: { base: string }) => {
    bases.push(base)
    return async () => config
  },
}))
vi.mock('@portico/core/i18n/i18n', async (original) => ({
  ...(await original<object>()),
  initTexts: async () => undefined,
}))

/** What a portal offers of video calls when the server answers `GET api/config` so. */
async function offered(answer: Config) {
  config = answer
  const { host } = await prepare(plugins, kits)
  return {
    menu: host.menu.some(({ id }) => id === 'videoCall'),
    board: host.routes.some(({ id }) => id === 'videoConsultation.videoCall'),
    check: host.routes.some(({ id }) => id === 'videoConsultation.videoCheck'),
    notice: host.appointmentNotices.some(({ plugin }) => plugin === 'calls'),
    ringing: host.hubHandlers.some(({ message }) => message === 'notifyCall'),
    engine: host.providers.some(({ kind }) => kind === 'video'),
  }
}
const all = (is: boolean) => ({
  menu: is,
  board: is,
  check: is,
  notice: is,
  ringing: is,
  engine: is,
})

it('CONST-009 C-036 video calls are on unless the server switches them off, and then nothing of them is there', async () => {
  expect(await offered({ features: [] })).toEqual(all(true))
  expect(await offered({ features: [], videoCallEnabled: true })).toEqual(all(true))
  expect(await offered({ features: [], videoCallEnabled: false })).toEqual(all(false))
})

it('CONST-016 all calls of a portal go to the address that the tenant names', async () => {
  api = 'https://api.clinic.example/v1/'
  bases.splice(0)
  await offered({ features: [] })
  expect(new Set(bases)).toEqual(new Set([api]))
})
