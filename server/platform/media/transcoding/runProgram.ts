import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** What patients wait for comes first. */
const LOW_PRIORITY = 10
const MAX_ERROR_CHARS = 2000

/** How a program is run. */
export interface ProgramOptions {
  /** Ends it at once. */
  signal: AbortSignal
  /** Receives what it prints. */
  onOutput?: (text: string) => void
}

/** A program that ended with an error. */
export class ProgramFailed extends Error {}

/** Runs a program, without a shell. Returns what it printed. Throws `ProgramFailed`, or the reason of the signal. */
export function runProgram(
  program: string,
  args: readonly string[],
  { signal, onOutput }: ProgramOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    if (child.pid !== undefined) lowerPriority(child.pid)
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (onOutput) onOutput(text)
      else output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-MAX_ERROR_CHARS)
    })
    child.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error))
    child.on('close', (code) => {
      if (signal.aborted) reject(signal.reason as Error)
      else if (code === 0) resolve(output)
      else reject(new ProgramFailed(`${program} ended with ${code}: ${errors.trim()}`))
    })
  })
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
