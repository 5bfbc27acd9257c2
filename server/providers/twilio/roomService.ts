import type { TwilioAccount } from './roomToken'

/** What the server asks of the rooms of one account. Repeated, nothing changes. */
export interface RoomService {
  /** Opens a room for a call with guests. */
  open: (room: string) => Promise<void>
  /** Removes somebody from a room. Nothing happens if they are not in it. */
  remove: (room: string, identity: string) => Promise<void>
  /** Ends a room for everybody in it. Nothing happens if there is none. */
  close: (room: string) => Promise<void>
}

/** How many people a call has at most. */
const MAX_PEOPLE = 4
/** The code of Twilio for a name that another room in progress has. */
const ROOM_EXISTS = 53113
const TIMEOUT_MS = 5000

/** The refusal or the silence of the service. Its text names neither room nor person. */
export class RoomServiceError extends Error {}

/** Sends a change. `isFine`: whether a refusal means that there is nothing to do. */
type Change = (
  path: string,
  fields: Record<string, string>,
  isFine: (answer: Response) => boolean | Promise<boolean>,
) => Promise<void>

/** The rooms of an account at Twilio, as its documentation describes version 1 of the video API. `url`: its address. */
export function createRoomService(account: TwilioAccount, url = 'https://video.twilio.com/v1'): RoomService {
  const change = createChange(account, url)
  const isAbsent = ({ status }: Response) => status === 404
  const roomPath = (room: string) => `Rooms/${encodeURIComponent(room)}`
  return {
    // The type of a room never changes, and guests may be invited into every call.
    open: (room) =>
      change(
        'Rooms',
        { UniqueName: room, Type: 'group', MaxParticipants: String(MAX_PEOPLE) },
        async (answer) => (await codeOf(answer)) === ROOM_EXISTS,
      ),
    remove: (room, identity) =>
      change(
        `${roomPath(room)}/Participants/${encodeURIComponent(identity)}`,
        { Status: 'disconnected' },
        isAbsent,
      ),
    close: (room) => change(roomPath(room), { Status: 'completed' }, isAbsent),
  }
}

function createChange({ key, secret }: TwilioAccount, url: string): Change {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  const post = async (path: string, fields: Record<string, string>): Promise<Response> => {
    try {
      return await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      throw new RoomServiceError('Twilio: no answer', { cause: error })
    }
  }
  return async (path, fields, isFine) => {
    const answer = await post(path, fields)
    const isDone = answer.ok || (await isFine(answer))
    await answer.body?.cancel().catch(() => undefined)
    if (!isDone) throw new RoomServiceError(`Twilio: status ${answer.status}`)
  }
}

const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json().catch(() => ({}))) as { code?: unknown }).code
