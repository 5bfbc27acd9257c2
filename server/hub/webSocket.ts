import type { WebSocket } from 'ws'
import type { Connection, Transport } from './connection'

const NORMAL = 1000

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
  socket.on('close', () => connection.detach(transport))
  connection.attach(transport)
}
