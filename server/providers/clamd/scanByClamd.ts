import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scanner } from '../../platform/files/scan'

/** Where ClamAV's daemon listens: a socket of this machine, or a host and a port. */
export type ClamdAddress = Extract<NetConnectOpts, { path: string }> | { host: string; port: number }

const PIECE_BYTES = 65_536

/** A scanner that asks ClamAV's daemon. */
export const clamdScanner =
  (address: ClamdAddress): Scanner =>
  (file, timeoutMs) =>
    scanByClamd(address, file, timeoutMs)

/**
 * Sends a file to ClamAV's daemon (INSTREAM), which needs no right to read it and may be another machine. Returns whether it is
 * clean; null when the daemon does not say so, for example because the file is longer than its `StreamMaxLength`.
 */
async function scanByClamd(address: ClamdAddress, file: string, timeoutMs: number): Promise<boolean | null> {
  const socket = connect(address)
  socket.setTimeout(timeoutMs, () => socket.destroy())
  try {
    // The daemon may answer and hang up before it has the whole file.
    const sent = pipeline(Readable.from(framesOf(file)), socket, { end: false }).catch(() => undefined)
    const answer = await readAnswer(socket)
    socket.destroy()
    await sent
    if (/^stream: OK\0?$/.test(answer)) return true
    return / FOUND\0?$/.test(answer) ? false : null
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}

/** The command, then each piece after its length, and a length of zero. */
async function* framesOf(file: string): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES })) {
    const content = piece as Buffer
    yield lengthOf(content.length)
    yield content
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function readAnswer(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = ''
  for await (const piece of socket) {
    answer += piece.toString('latin1')
    if (answer.includes('\0')) break
  }
  return answer
}
