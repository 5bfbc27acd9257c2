import type { WebSocket } from 'ws'
import type { Connection, Transport } from './connection'

const NORMAL = 1000
const GOING_AWAY = 1001

/** Attaches a WebSocket to a connection. `unsent`: maximum backlog for a client that does not read. */
export function attachWebSocket(connection: Connection, socket: WebSocket, unsent: number): void {
  const transport: Transport = {
    send: (text) => {
      if (socket.bufferedAmount > unsent) socket.terminate()
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    close: () => socket.close(NORMAL),
  }
  socket.on('message', (data: Buffer) => connection.receive(data.toString()))
  // A malformed frame also emits 'close'; without a listener the error would end the process.
  socket.on('error', () => socket.terminate())
  // A page that is left does not come back to its connection: nobody waits for it.
  socket.on('close', (code) => (code === GOING_AWAY ? connection.end() : connection.detach(transport)))
  connection.attach(transport)
}
