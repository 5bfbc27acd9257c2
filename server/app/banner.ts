import path from 'node:path'
import { hasOutbox, type Config } from './settings/config'
import type { Tenants } from '../platform/tenants/tenants'

const password = 'Portico2026'
const accounts = [
  ['ana@portico.test', 'patient with video calls and family members'],
  ['luis@portico.test', 'patient without video calls'],
  ['doctor@portico.test', 'doctor'],
  ['doctor2@portico.test', 'doctor of the same team'],
  ['admin@portico.test', 'administrator of all sections'],
  ['videos@portico.test', 'administrator of videos only'],
] as const

/** Prints the address of each tenant and the demo accounts. */
export async function printBanner(config: Config, tenants: Tenants): Promise<void> {
  const { port, publicOrigin, demo } = config
  console.log(`Portico is ready at http://localhost:${port}`)
  console.log('\nTenants')
  printTable(
    tenants.all.map(({ manifest }) => [manifest.name, tenantAddress(publicOrigin, manifest.hosts[0] ?? '')]),
  )
  if (!demo) return printFirstSteps(config)
  console.log(`\nDemo accounts of every tenant (password ${password})`)
  printTable(accounts)
  if (hasOutbox(config)) {
    const { OUTBOX } = await import('../demo/outbox/paths')
    console.log(`\nEmails: ${OUTBOX} at the address of each tenant`)
  }
  console.log('\nPress Ctrl-C to stop.')
}

/** Tells how the first administrator signs in. */
function printFirstSteps({ administrator, smtpUrl, data }: Config): void {
  if (administrator)
    console.log(
      `\n${administrator} administers each tenant that had no administrator, and gets a letter to set a password.`,
    )
  if (!smtpUrl) console.log(`\nEmails are files in ${path.join(data, 'mail')}; SMTP_URL names a mail server.`)
}

function tenantAddress(publicOrigin: string, host: string): string {
  const url = new URL(publicOrigin)
  url.hostname = host
  return url.origin
}

function printTable(rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([first]) => first.length))
  for (const [first, second] of rows) console.log(`  ${first.padEnd(width)}  ${second}`)
}
