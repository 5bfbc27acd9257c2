import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from './site'

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** The installed nginx; undefined if there is none. */
export const nginx = places.find((place) => existsSync(place))

/** Adapts docs/nginx.conf to the test's folders, hosts and port. Returns the arguments for nginx. */
export function configureNginx(site: Site): string[] {
  const { root, folder, dist, tenants, port, api } = site
  const sample = readFileSync(path.join(root, 'docs/nginx.conf'), 'utf8')
    .replaceAll('/srv/portico/dist', dist)
    .replaceAll('/srv/portico/tenants', tenants)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(String.raw`\.portal\.example`, String.raw`\.localhost`)
    .replace('server_name .portal.example', 'server_name .localhost')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('https://$portico_tenant.api.example', api.replace('//aurora.', '//$portico_tenant.'))
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${path.join(folder, 'nginx.pid')}; events {}
    http { include ${mimeTypes()}; access_log off; ${own.join(' ')}\n${sample}\n}`,
  )
  return ['-p', folder, '-e', 'stderr', '-c', file]
}

/** The mime.types file next to the default configuration of this nginx. */
function mimeTypes() {
  const { stderr } = spawnSync(nginx ?? '', ['-V'], { encoding: 'utf8' })
  const [, settings = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? []
  return path.join(path.dirname(settings), 'mime.types')
}

/** Returns nginx's errors and warnings about its configuration; null if there are none. */
export function configurationError(args: readonly string[]): string | null {
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', ...args], { encoding: 'utf8' })
  return status === 0 && !stderr.includes('[warn]') ? null : stderr
}

export function startNginx(args: readonly string[]): ChildProcess {
  return spawn(nginx ?? '', args, { stdio: ['ignore', 'inherit', 'inherit'] })
}
