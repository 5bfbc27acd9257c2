import type { WebSocket } from 'ws'
import type { Connection, Transport } from './connection'

const NORMAL = 1000

/** Carries a connection over a WebSocket; `unsent`: how much may wait for a client that does not read. */
export function attachWebSocket(connection: Connection, socket: WebSocket, unsent: number): void {
  const transport: Transport = {
    send: (text) => {
      if (socket.bufferedAmount > unsent) socket.terminate()
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    close: () => socket.close(NORMAL),
  }
  socket.on('message', (data: Buffer) => connection.receive(data.toString()))
  // A broken frame ends in 'close' as well; without a listener it would end the process.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => connection.detach(transport))
  connection.attach(transport)
}
