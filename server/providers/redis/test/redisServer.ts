import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import os from 'node:os'
import { freePort } from '../../../test/freePort'

const programs = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server']

/** The program of an installed Redis or Valkey server. */
export const redisProgram = (): string | undefined => programs.find((program) => existsSync(program))

/** A server that keeps nothing. */
export interface TestRedis {
  url: string
  port: number
  stop: () => Promise<void>
}

/** Starts a server with a password, on a free port unless one is given. */
export async function startRedis(port?: number): Promise<TestRedis> {
  const own = port ?? (await freePort())
  const settings = { port: String(own), bind: '127.0.0.1', save: '', appendonly: 'no', requirepass: 's3cret' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(redisProgram() ?? '', args, { cwd: os.tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve())
  })
  return {
    url: `redis://:s3cret@127.0.0.1:${own}`,
    port: own,
    stop: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}
