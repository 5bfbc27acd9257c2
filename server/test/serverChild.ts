import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server in a process of its own. */
export interface ServerChild {
  pid: number
  /** What it has printed to both outputs so far. */
  output: () => string
  /** What of that was in the standard error. */
  errors: () => string
  /** Sends SIGTERM. Resolves to the exit code. */
  stop: () => Promise<number | null>
  /** Ends at once, like a machine without power. */
  kill: () => Promise<void>
}

/** Starts a server: `args` of Node, in a folder, with these settings and none of this process. Resolves when it is ready; rejects if it ends. `socket`: what it listens with, as from systemd. */
export async function startChild(
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
  socket?: number,
): Promise<ServerChild> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...(socket !== undefined && { LISTEN_FDS: '1' }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const output = await untilReady(child)
  return {
    pid: child.pid ?? 0,
    output,
    errors: () => errors,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await exit
      return code
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

function untilReady(child: ChildProcess): Promise<() => string> {
  let seen = ''
  return new Promise((resolve, reject) => {
    const take = (text: Buffer) => {
      seen += text.toString()
      if (seen.includes('Portico is ready')) resolve(() => seen)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}: ${seen}`)))
  })
}
