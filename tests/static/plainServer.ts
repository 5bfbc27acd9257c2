import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { Site } from './site'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Minimal static server for the build: files, one page, one tenant folder per host. No policy headers, no compression. */
export function startPlain({ dist, tenants, port }: Site): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const file = fileOf(pathname, path.join(tenants, hostname.split('.')[0] ?? ''), dist)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

function fileOf(pathname: string, tenant: string, dist: string) {
  if (pathname.startsWith('/tenant/')) return path.join(tenant, pathname.slice('/tenant/'.length))
  return path.join(dist, ['/', '/callback'].includes(pathname) ? 'index.html' : pathname)
}
