import type { RoomPort } from '../../domain/calls/port'
import type { RoomService } from './roomService'
import { identityOf, roomToken, type TwilioAccount } from './roomToken'

/** Milliseconds until a change that has failed is repeated; after the last one it is given up. */
const PAUSES = [1000, 5000, 30_000]
/** The number of rooms that the process remembers to have opened. */
const MAX_OPENED = 1000

interface Options {
  /** The rooms of a tenant; undefined for one whose rooms nobody manages. */
  serviceOf?: (tenant: string) => RoomService | undefined
  pause?: (milliseconds: number) => Promise<void>
  report?: (text: string) => void
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })

/** The rooms of the tenants with an account at Twilio. */
export function twilioRooms(
  accounts: ReadonlyMap<string, TwilioAccount>,
  { serviceOf = () => undefined, pause = wait, report = console.error }: Options = {},
): RoomPort {
  const opened = new Map<string, Promise<void>>()
  const failed = (error: unknown) =>
    report(`rooms: ${error instanceof Error ? error.message : 'unknown failure'}`)

  /** Opens a room once. Without it the software opens one as the account says, which may be for two people only. */
  const open = (tenant: string, room: string): Promise<void> => {
    const known = opened.get(room)
    if (known) return known
    const opening = (serviceOf(tenant)?.open(room) ?? Promise.resolve()).catch((error: unknown) => {
      opened.delete(room)
      failed(error)
    })
    opened.set(room, opening)
    const [oldest] = opened.keys()
    if (opened.size > MAX_OPENED && oldest !== undefined) opened.delete(oldest)
    return opening
  }

  return {
    tokenFor: (tenant, entry) => {
      const account = accounts.get(tenant)
      return account && open(tenant, entry.room).then(() => roomToken(account, entry))
    },
    remove: (tenant, { room, seat }) => {
      const service = serviceOf(tenant)
      if (service) void repeat(() => service.remove(room, identityOf(seat)), pause, failed)
    },
    close: (tenant, room) => {
      const service = serviceOf(tenant)
      if (service) void repeat(() => service.close(room), pause, failed)
    },
  }
}

/** Carries out a change, again after each pause while it fails. */
async function repeat(
  change: () => Promise<void>,
  pause: (milliseconds: number) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const milliseconds of [...PAUSES, null])
    try {
      return await change()
    } catch (error) {
      failed(error)
      if (milliseconds !== null) await pause(milliseconds)
    }
}
