import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startRules } from './rulesServer'
import type { Site } from './site'

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** The installed nginx; undefined if there is none. */
const nginx = places.find((place) => existsSync(place))

/** What serves a configuration of docs/: `rules` reads it wherever tests run, `nginx` is there too where it is installed. */
export const kinds: readonly ('rules' | 'nginx')[] = nginx ? ['rules', 'nginx'] : ['rules']

/** The most faithful of them. */
export const bestKind: (typeof kinds)[number] = kinds.at(-1) ?? 'rules'

/** A text for the inside of nginx's `http` block, and where it serves it. */
interface Configuration {
  text: string
  folder: string
  port: number
}

/** Starts a server with a configuration. Rejects where it is not accepted. Returns the function that stops it. */
export async function startConfigured(
  kind: (typeof kinds)[number],
  { text, folder, port }: Configuration,
): Promise<() => Promise<void>> {
  if (kind === 'nginx') return startNginx({ text, folder, port })
  const server = await startRules(text, port)
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

/** Adapts docs/nginx.conf to the test's folders, hosts and port. */
export function siteConfiguration(site: Site): Configuration {
  const { root, folder, dist, tenants, port, api } = site
  const text = readFileSync(path.join(root, 'docs/nginx.conf'), 'utf8')
    .replaceAll('/srv/portico/dist', dist)
    .replaceAll('/srv/portico/tenants', tenants)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(String.raw`\.portal\.example`, String.raw`\.localhost`)
    .replace('server_name .portal.example', 'server_name .localhost')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('https://$portico_tenant.api.example', api.replace('//aurora.', '//$portico_tenant.'))
  return { text, folder, port }
}

async function startNginx({ text, folder, port }: Configuration): Promise<() => Promise<void>> {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${path.join(folder, 'nginx.pid')}; events {}
    http { include ${mimeTypes()}; ${own.join(' ')}\n${text}\n}`,
  )
  const args = ['-p', folder, '-e', 'stderr', '-c', file]
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', ...args], { encoding: 'utf8' })
  if (status !== 0 || stderr.includes('[warn]')) throw new Error(stderr)
  const server = spawn(nginx ?? '', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  await answersAt(port)
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

/** The mime.types file next to the default configuration of this nginx. */
function mimeTypes() {
  const { stderr } = spawnSync(nginx ?? '', ['-V'], { encoding: 'utf8' })
  const [, settings = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? []
  return path.join(path.dirname(settings), 'mime.types')
}

/** Resolves when something listens at a port of this machine. */
async function answersAt(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
}
