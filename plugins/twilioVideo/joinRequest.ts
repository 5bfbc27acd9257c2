import type { ConnectOptions } from 'twilio-video'
import type { EngineInput } from '@kits/calls/engine/engine'

/** What a join needs: a new token (CALL-058, CALL-060), the name of the room (CALL-059), and where the signalling is. */
export async function joinRequest({
  api,
  call,
  side,
  options,
}: EngineInput): Promise<{ token: string; options: ConnectOptions }> {
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
  const token = name === call.room && early !== null ? early : await readToken(name)
  const { signalling = '' } = options
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

/** The address of the signalling, and no report to Twilio's insights: the policy of the page allows the signalling only. */
function toConnectOptions(signalling: string): ConnectOptions {
  const url = new URL(signalling, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  // `wsServer` and `insights` are missing in the types of the package.
  return { insights: false, ...(signalling && { wsServer: url.href }) }
}
