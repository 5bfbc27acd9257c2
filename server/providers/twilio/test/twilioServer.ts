import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the stub has received. */
interface TwilioRequest {
  path: string
  authorization: string
  fields: Record<string, string>
}

interface StubRoom {
  max: number
  people: Set<string>
}

/** The rooms of Twilio's video API, with its documented answers. */
export interface TwilioServer {
  url: string
  requests: TwilioRequest[]
  rooms: Map<string, StubRoom>
  /** The status of every answer from now on; 0 closes the connection, null answers as documented. */
  status: number | null
  close: () => Promise<void>
}

/** Starts a stub of the video API: it answers as the documentation says, and remembers rooms and requests. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const server = createServer((request, response) => {
    void readFields(request).then((fields) => {
      const { url = '', headers } = request
      const path = url.replace('/v1/', '')
      stub.requests.push({ path, authorization: headers.authorization ?? '', fields })
      if (stub.status === 0) return void response.destroy()
      const [status, body] = stub.status === null ? answerOf(stub, path, fields) : [stub.status, {}]
      response.writeHead(status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stub: TwilioServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    rooms: new Map(),
    status: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stub
}

type Answer = [status: number, body: object]

const notFound = (path: string): Answer => [
  404,
  { code: 20404, message: `The requested resource /${path} was not found`, status: 404 },
]

function answerOf({ rooms }: TwilioServer, path: string, fields: Record<string, string>): Answer {
  const [, name = '', part, identity = ''] = path.split('/').map(decodeURIComponent)
  if (path === 'Rooms') return create(rooms, fields)
  const room = rooms.get(name)
  if (!room) return notFound(path)
  if (part === 'Participants') {
    if (!room.people.delete(identity)) return notFound(path)
    return [200, { sid: `PA${'0'.repeat(32)}`, identity, status: fields['Status'] }]
  }
  rooms.delete(name)
  return [200, { sid: `RM${'0'.repeat(32)}`, unique_name: name, status: fields['Status'] }]
}

function create(rooms: TwilioServer['rooms'], fields: Record<string, string>): Answer {
  const { UniqueName: name = '', MaxParticipants, Type: type } = fields
  if (rooms.has(name)) return [400, { code: 53113, message: 'Room exists', status: 400 }]
  rooms.set(name, { max: Number(MaxParticipants), people: new Set() })
  return [201, { sid: `RM${'0'.repeat(32)}`, unique_name: name, type, status: 'in-progress' }]
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return Object.fromEntries(new URLSearchParams(text))
}
