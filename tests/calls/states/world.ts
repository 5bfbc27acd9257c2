import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { emitHubMessage } from '@portico/core/realtime/hub'
import { testTenant } from '../../../core/tenant/testTenant'
import { stubViewport } from '../../screens/viewport'
import { fakeEngine, fakeHub, stubDevices } from '../testCall'

/** What the states of a test share: an engine and a hub of its own. */
export const world = {} as { engine: ReturnType<typeof fakeEngine>; hub: ReturnType<typeof fakeHub> }

/** Gives each test of a file a world of its own. */
export const setUpWorld = (): void =>
  beforeEach(() => {
    world.engine = fakeEngine()
    world.hub = fakeHub()
    stubDevices()
    stubViewport()
    sessionStorage.clear()
  })

/** A centre with a telephone: it is the way on where there is no other. */
export const tenant = { support: { ...testTenant.support, phone: '+34 985 000 000' } }

/** The state of a page: what it is called, how it is reached, and what the page then says. */
export type State = readonly [name: string, reach: () => Promise<void>, says: string | RegExp]

export const press = async (name: string): Promise<void> => {
  const found = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(found))
}

/** An answer that does not come. */
export const never = (): Promise<never> => new Promise(() => {})

/** An answer that is a refusal or a fault. */
export const fail =
  (status: number, code = '', details?: Record<string, unknown>) =>
  (): never => {
    throw new ApiError(status, code, undefined, details)
  }

/** Makes the browser one that cannot make calls. */
export const blocked = (): unknown => vi.stubGlobal('RTCPeerConnection', undefined)

/** The hub says that a call is over. */
export const hearEnd = (callId: number, by: 'doctor' | 'patient' = 'doctor'): Promise<void> =>
  act(async () => emitHubMessage('callEnded', [{ callId, by, isConsultationEnded: false }]))
