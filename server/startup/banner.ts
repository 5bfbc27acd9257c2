import type { Config } from './config'
import type { Tenants } from '../tenants/tenants'

const password = 'Portico2026'
const accounts = [
  ['ana@portico.test', 'patient with video calls, looks after her family'],
  ['luis@portico.test', 'patient without video calls'],
  ['doctor@portico.test', 'doctor'],
  ['admin@portico.test', 'administrator of everything'],
  ['videos@portico.test', 'administrator of videos only'],
] as const

/** Prints where the portal is and who may sign in. */
export function printBanner({ port, publicOrigin, demo }: Config, tenants: Tenants): void {
  console.log(`Portico is ready at http://localhost:${port}`)
  console.log('\nTenants')
  printTable(
    tenants.all.map(({ manifest }) => [manifest.name, tenantAddress(publicOrigin, manifest.hosts[0] ?? '')]),
  )
  if (!demo) return
  console.log(`\nDemo accounts, at every tenant; password ${password}`)
  printTable(accounts)
  console.log('\nCtrl-C stops.')
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
