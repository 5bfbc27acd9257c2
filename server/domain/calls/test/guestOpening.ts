import type { CallGuest, CallGuestInvited, GuestCall } from '../../../../schemas/generated/entities'
import type { Answer, Caller, Clinic } from '../../../test/clinic/clinic'
import { asVisit, sessionOf, tokenOf } from './visitOpening'

/** Teresa, whom the doctor of the tests invites. */
export const teresa = { name: 'Teresa Vidal', kind: 'interpreter' } as const

/** Invites somebody into a call. Returns the guest and the token of their link. */
export async function invite(
  caller: Caller,
  callId: number,
  guest: object = teresa,
): Promise<{ guest: CallGuest; token: string }> {
  const { status, body } = await caller('POST', `api/video-calls/${callId}/guests`, guest)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  const { guest: made, url = '' } = body as CallGuestInvited
  return { guest: made, token: tokenOf(url) }
}

/** What the other side says about a guest. */
export const decide = async (
  caller: Caller,
  callId: number,
  { id, name }: Pick<CallGuest, 'id' | 'name'>,
  isAllowed = true,
): Promise<Answer> => caller('PUT', `api/video-calls/${callId}/guests/${id}`, { isAllowed, name })

/** Opens the link of a guest on a device. */
export const openGuest = async (clinic: Clinic, token: string, device = 'laptop'): Promise<Answer> =>
  (await clinic.as())('POST', 'api/call-guests/open', { token, device: device.padEnd(24, '-') })

/** A guest at the door: their session, and the API as they call it. */
export async function atDoor(clinic: Clinic, token: string): Promise<{ session: string; call: Caller }> {
  const session = sessionOf(await openGuest(clinic, token))
  return { session, call: await asVisit(clinic, session) }
}

/** A guest presses "Enter". */
export async function enter(call: Caller, name: string = teresa.name): Promise<GuestCall> {
  const { status, body } = await call('POST', 'api/call-guests/entry', { name })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as GuestCall
}
