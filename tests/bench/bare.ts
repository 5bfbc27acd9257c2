import react from '@vitejs/plugin-react'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><meta name="viewport" content="width=device-width"></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`
const main = `import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')!).render(<h1 id="ready">Hello</h1>)`

/** Builds the baseline page: React, ReactDOM and one heading. Returns the folder of the build. */
export async function buildBare(root: string): Promise<string> {
  const source = path.join(root, '.portico', 'bare')
  mkdirSync(source, { recursive: true })
  writeFileSync(path.join(source, 'index.html'), page)
  writeFileSync(path.join(source, 'main.tsx'), main)
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: 'dist', emptyOutDir: true },
  })
  return path.join(source, 'dist')
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves a folder like a well-configured host: brotli 11, immutable hashed files. Returns its URL and a function that stops it. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const cache = new Map<string, Buffer>()
  const server: Server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '/')
    try {
      const body =
        cache.get(name) ?? brotliCompressSync(readFileSync(path.join(folder, path.normalize(name))))
      cache.set(name, body)
      response.writeHead(200, {
        'content-type': types[path.extname(name)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
