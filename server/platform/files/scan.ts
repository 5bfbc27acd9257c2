import { spawn } from 'node:child_process'
import { HttpError } from '../errors/httpError'

const TIMEOUT_MS = 60_000

/** What scans a file: resolves to whether it is clean, and to null when that is not known after `timeoutMs`. It never rejects. */
export type Scanner = (file: string, timeoutMs: number) => Promise<boolean | null>

/** Scans a file. Throws 400 for a refused file, and 503 when the scanner does not answer, because an unscanned file is never kept. */
export async function scanFile(scanner: Scanner, file: string): Promise<void> {
  const isClean = await scanner(file, TIMEOUT_MS)
  if (isClean === false)
    throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason: 'infected' } })
  if (isClean === null) throw new HttpError(503, 'GENERAL')
}

/** A scanner that runs a command without a shell: exit code 0 accepts the file, 1 refuses it; any other end says nothing. */
export const commandScanner =
  ([command = '', ...args]: readonly string[]): Scanner =>
  async (file, timeout) => {
    const code = await new Promise<number | null>((resolve) => {
      const scanner = spawn(command, [...args, file], { stdio: 'ignore', timeout })
      scanner.on('error', () => resolve(null))
      scanner.on('exit', resolve)
    })
    return code === 0 ? true : code === 1 ? false : null
  }
