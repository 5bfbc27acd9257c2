// @vitest-environment node
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { freePort } from '../../server/test/freePort'
import { root, textBelow } from '../docs/pages'
import { kinds, startConfigured } from './nginx'

/** The sample of the guide, as nginx reads it. */
const guide = {
  file: 'docs/operations.md',
  text: readFileSync(path.join(root, 'docs/operations.md'), 'utf8'),
}
const sample = [...textBelow(guide, 'Set up HTTPS').matchAll(/^ {4}(.*)$/gm)]
  .map(([, line = '']) => line)
  .filter((line) => !line.startsWith('PORTICO_'))
  .join('\n')

const secrets = ['hub-ticket-1', 'code-2', 'permission-3', 'calendar-4', 'referrer-5']

it.each(kinds)(
  'the log of the proxy in the guide has the paths of requests, and no ticket, code or permission: %s',
  async (kind) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-proxy-'))
    const server = createServer((_, res) => res.end('ok')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = await freePort()
    const text = sample
      .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
      .replaceAll(/ssl_certificate\S* .*/g, '')
      .replaceAll('/var/log/nginx', folder)
      .replace('127.0.0.1:4000', `127.0.0.1:${(server.address() as AddressInfo).port}`)
    const stop = await startConfigured(kind, { text, folder, port })
    try {
      const origin = `http://127.0.0.1:${port}`
      for (const address of [
        '/hub?id=1&access_token=hub-ticket-1',
        '/callback?code=code-2',
        '/api/media/permission-3/film.mp4',
        '/api/calendar/calendar-4.ics',
      ])
        expect(
          (await fetch(origin + address, { headers: { referer: 'https://a.example/?referrer-5' } })).status,
        ).toBe(200)
      const read = () => readFileSync(path.join(folder, 'portico.log'), 'utf8')
      await vi.waitFor(() => expect(read()).toContain('/api/calendar/...'))
      for (const logged of ['"GET /hub"', '"GET /callback"', '"GET /api/media/..."'])
        expect(read()).toContain(logged)
      expect(secrets.filter((secret) => read().includes(secret))).toEqual([])
    } finally {
      await stop()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  60_000,
)
