import { expect, it, vi } from 'vitest'
import { openModal } from '@portico/core/app/modals'
import type { Call } from '@portico/core/http/useCall'
import { collect } from '../../core/plugin/host'
import { resolveTransition } from '../../core/routing/transitions/resolveTransition'
import { tableOf } from '../../core/routing/table'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

vi.mock('@portico/core/app/modals', () => ({ openModal: vi.fn<(id: string) => void>() }))

/** Where the entry of the call board leads a user of a tenant with these features. */
async function enter(features: readonly string[], user: object) {
  vi.mocked(openModal).mockClear()
  const on = new Set(features)
  const { host } = collect(plugins, Object.fromEntries(plugins.map(({ id }) => [id, {}])), on, { kits })
  const context = {
    features: on,
    roles: new Set<string>(),
    userId: 'luis',
    call: (() => Promise.resolve(user)) as unknown as Call,
  }
  const outcome = await resolveTransition('/videocall', {
    table: tableOf(host.routes),
    guards: host.guards,
    context,
  })
  return { outcome, dialogs: vi.mocked(openModal).mock.calls.flat() }
}

it.each([
  ['MENU-005 without access', ['boostedCrew'], {}, '/videoconsultation/home', ['verifyUser']],
  ['CALL-047 with isPlus', ['boostedCrew'], { isPlus: true }, '/videoconsultation/booked-appointments', []],
  ['C-044 at another tenant', [], {}, '/videoconsultation/booked-appointments', []],
])(
  '%s the address of the call board leads where the guard says',
  async (_name, features, user, path, dialogs) => {
    expect(await enter(features, user)).toMatchObject({ outcome: { kind: 'show', path }, dialogs })
  },
)
