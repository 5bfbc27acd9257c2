/**
 * `npm start`: installs packages and builds the portal if needed, then starts the server.
 * `--dev` serves the sources with hot reload, `--reset` starts with an empty database, `--seed large` adds 100,000 users,
 * 1,000 doctors and 5,000 videos to the tenant at the public origin.
 */
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { ensureBuild } from './setup/build.mjs'
import { ensurePackages, root } from './setup/packages.mjs'

await ensurePackages()
if (!process.argv.includes('--dev')) await ensureBuild()

const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(path.join(root, 'server', 'app', 'main.ts')).href)
