import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server in a process of its own. */
export interface ServerChild {
  pid: number
  /** What it has printed to both outputs so far. */
  output: () => string
  /** Sends SIGTERM. Resolves to the exit code. */
  stop: () => Promise<number | null>
  /** Ends at once, like a machine without power. */
  kill: () => Promise<void>
}

/** Starts a server: `args` of Node, in a folder, with these settings and none of this process. Resolves when it is ready; rejects if it ends. */
export async function startChild(
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerChild> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  const output = await untilReady(child)
  return {
    pid: child.pid ?? 0,
    output,
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
