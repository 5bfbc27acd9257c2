/**
 * `npm run admin -- letters` lists the letters that failed for good; `npm run admin -- resend <tenant> [id …]` sends them again.
 * It reads the settings of the server, and works beside running servers of one PostgreSQL.
 */
import { runAdmin } from './admin/runAdmin'
import { openDb } from '../server/platform/db/database'
import { readConfig } from '../server/app/settings/config'
import path from 'node:path'

try {
  const { data, databaseUrl } = readConfig(process.env, [])
  const open = () => openDb({ url: databaseUrl, folder: path.join(data, 'db') })
  for (const line of await runAdmin(process.argv.slice(2), open, new Date())) console.log(line)
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
