import { createServer, type Socket } from 'node:net'

/** What a simulated daemon of ClamAV does with a stream. */
type Answer = (content: Buffer) => string | null

/**
 * A daemon that speaks INSTREAM as the manual of clamd describes it; `answer` says what it finds; null hangs up without a
 * word, and '' says nothing. Takes the longest stream that it takes, in bytes.
 */
export async function startClamd(at: string | number, answer: Answer, most = Infinity): Promise<() => void> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece])
      const content = contentOf(received)
      if (content === 'incomplete' && received.length <= most) return
      const text = content === 'incomplete' ? 'INSTREAM size limit exceeded. ERROR' : answer(content)
      if (text === null) socket.destroy()
      else if (text !== '') socket.end(`${text}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(at, resolve))
  return () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}

const COMMAND = 'zINSTREAM\0'

/** The content of a stream, which ends with a length of zero. Throws for another command. */
function contentOf(received: Buffer): Buffer | 'incomplete' {
  if (received.length < COMMAND.length) return 'incomplete'
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('Another command')
  const pieces: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return 'incomplete'
}
