import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const BYTES_PER_SECOND = 1_000_000

/** A slow line to a port that can be cut: every connection ends in the middle of what it sends. */
export async function openSlowLine(target: number, onBytes: (count: number) => void) {
  const sockets = new Set<Socket>()
  const join = (from: Socket, to: Socket, isUp: boolean) => {
    sockets.add(from)
    from.on('data', (piece: Buffer) => {
      if (isUp) onBytes(piece.length)
      to.write(piece)
      from.pause()
      setTimeout(() => from.resume(), (piece.length / BYTES_PER_SECOND) * 1000)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const line = createServer((socket) => {
    const other = connect(target, 'localhost')
    join(socket, other, true)
    join(other, socket, false)
  })
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
