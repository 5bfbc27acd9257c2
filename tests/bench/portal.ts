import type { Browser, BrowserContextOptions } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { signInByForm } from '../e2e/support/people'

/** A running portal. */
export interface Portal {
  url: string
  stop: () => Promise<void>
}

/** Starts the whole product as a user does. In: the folder of the house, a data folder, a port, other settings. */
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
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

const waitForLine = (child: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let seen = ''
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code} before it was ready`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      seen += chunk.toString()
      if (seen.includes(text)) resolve()
    })
  })

/** A signed-in visitor's cookies and storage, with an empty cache; Ana's unless another account is named. */
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
