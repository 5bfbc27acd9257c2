import type { Browser, BrowserContextOptions } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { signInByForm } from '../e2e/support/people'

/** A running portal. */
export interface Portal {
  url: string
  stop: () => Promise<void>
}

/** Starts the whole product with `npm start`'s script. `root` is the project's folder, `data` the data folder. */
export async function startPortal(
  root: string,
  data: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Portal> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), PORTICO_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitForLine(child, 'Portico is ready')
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      // A story stops its portal again after a failure, when the process may be gone.
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

const waitForLine = (child: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let seen = ''
    child.once('exit', (code) => reject(new Error(`The portal exited with ${code} before it was ready`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      seen += chunk.toString()
      if (seen.includes(text)) resolve()
    })
  })

/** Signs in and returns cookies and storage, without a cache. Default account: ana. */
export async function createSession(
  browser: Browser,
  url: string,
  who: Parameters<typeof signInByForm>[1] = 'ana',
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' })
  await signInByForm(await context.newPage(), who, url)
  const state = await context.storageState()
  await context.close()
  return state
}
