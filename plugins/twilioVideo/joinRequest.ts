import type { ConnectOptions } from 'twilio-video'
import type { EngineInput } from '@portico/calls/engine/engine'

/** What the software needs to join a room. */
interface JoinRequest {
  token: string
  options: ConnectOptions
}

/**
 * What a join needs: the name of the room, a token for it, and where the signalling is.
 * `roomToken` is the token that came with the call, unless a join has used it.
 */
export async function joinRequest(input: EngineInput, roomToken?: string): Promise<JoinRequest> {
  const { name, token } = roomToken ? { name: input.call.room, token: roomToken } : await readRoom(input)
  const { signalling = '' } = input.options
  return {
    token,
    options: {
      name,
      logLevel: 'off',
      networkQuality: { local: 1, remote: 1 },
      ...toConnectOptions(typeof signalling === 'string' ? signalling : ''),
    },
  }
}

/** Reads the name of the room, and a new token for it. */
async function readRoom(input: EngineInput): Promise<{ name: string; token: string }> {
  const { api, call, side } = input
  if (side !== 'doctor' && side !== 'patient') return readGuestRoom(input)
  const readToken = (room: string) =>
    api(side === 'doctor' ? 'GET api/twilio/doctor-token' : 'GET api/twilio/token', {
      query: { room },
      quiet: true,
    })
  // The call names its room: both are read at once. Only a call that was started again has another room.
  const [name, early] = await Promise.all([
    call.appointmentId === null
      ? call.room
      : api('GET api/twilio/room', { query: { appointmentId: call.appointmentId }, quiet: true }),
    readToken(call.room).catch(() => null),
  ])
  return { name, token: name === call.room && early !== null ? early : await readToken(name) }
}

/** The same for a guest. Throws for one who is not in the call. */
async function readGuestRoom({ api }: Pick<EngineInput, 'api'>): Promise<{ name: string; token: string }> {
  const { room, roomToken } = await api('GET api/call-guests/call', { capability: 'callGuests', quiet: true })
  if (!room || !roomToken) throw new Error('The guest is not in the call')
  return { name: room, token: roomToken }
}

/** The address of the signalling, and no report to Twilio's insights: the policy of the page allows the signalling only. */
function toConnectOptions(signalling: string): ConnectOptions {
  const url = new URL(signalling, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  // `wsServer` and `insights` are missing in the types of the package.
  return { insights: false, ...(signalling && { wsServer: url.href }) }
}
