import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A letter as the mail server received it. */
export interface ReceivedLetter {
  to: string
  message: string
}

/**
 * How the mail server behaves: `drop` ends the connection after it has received the letter, without an answer, and `leave`
 * at the reader's address, before the letter.
 */
export type SmtpBehaviour = 'accept' | 'busy' | 'refuse' | 'drop' | 'leave'

export interface TestSmtpServer {
  url: URL
  received: ReceivedLetter[]
  /** Changes what the server does with the next letters. */
  behave(behaviour: SmtpBehaviour): void
  close(): Promise<void>
}

/** Starts a mail server (RFC 5321) without TLS on a free port of this machine, reached at 127.0.0.1 or, as another machine would, at 127.0.0.2. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedLetter[] = []
  const sockets = new Set<Socket>()
  let behaviour: SmtpBehaviour = 'accept'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    talk(socket, () => behaviour, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return {
    url: new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    received,
    behave: (next) => {
      behaviour = next
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const answers: Readonly<Record<string, string>> = {
  DATA: '354 Go on',
  QUIT: '221 Bye',
  STAR: '502 No TLS',
}

function talk(socket: Socket, behaviour: () => SmtpBehaviour, received: ReceivedLetter[]): void {
  let input = ''
  let to = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const endOfData = (message: string) => {
    isData = false
    if (behaviour() === 'busy') return say('451 Try again later')
    if (behaviour() === 'refuse') return say('554 Refused')
    received.push({ to, message: message.replaceAll('\r\n..', '\r\n.') })
    return behaviour() === 'drop' ? socket.destroy() : say('250 Accepted')
  }
  const command = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
    isData = word === 'DATA'
    if (word === 'RCPT' && behaviour() === 'leave') socket.destroy()
    else say(answers[word] ?? '250 OK')
  }
  say('220 localhost')
  socket.on('data', (chunk: Buffer) => {
    input += chunk.toString('latin1')
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n'
      const end = input.indexOf(mark)
      if (end < 0) return
      const part = input.slice(0, end)
      input = input.slice(end + mark.length)
      if (isData) endOfData(part)
      else command(part)
    }
  })
}
