/** `npm run tenant -- check [id]` lists the problems of tenants; `npm run tenant -- new <id>` creates a tenant. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { terminal } from '../server/app/confirmReset'
import { checkTenants } from './tenant/checks/checkTenants'
import { formatFinding, summary, type Finding } from './tenant/finding'
import { readProject } from './tenant/project'
import { createTenant, nextSteps } from './tenant/newTenant'
import { tenantIds, tenantsFolder } from './tenant/tenantFolder'

const root = path.resolve(import.meta.dirname, '..')
const tenants = tenantsFolder(root, process.env)
const usage = `npm run tenant -- check [id]
npm run tenant -- new <id> [--name "Clínica Aurora"] [--host aurora.example] [--like portico]
npm run tenant -- new <id> --production --conditions <file> [--host aurora.example] [--name …] [--like …]`

const text = { type: 'string' } as const
const options = {
  name: text,
  host: text,
  like: text,
  production: { type: 'boolean' },
  conditions: text,
} as const

try {
  const { positionals, values } = parseArguments()
  if (!existsSync(tenants))
    throw new Error(`The folder ${tenants} does not exist. Set PORTICO_TENANTS to the folder of the tenants.`)
  const [command, id, ...rest] = positionals
  // Without quotes, the second word of a name would be ignored.
  if (rest.length > 0) throw new Error(usage)
  if (command === 'check') await check(id)
  else if (command === 'new' && id) {
    const host = values.host ?? (values.production ? await askHost() : undefined)
    await createTenant(tenants, { id, ...values, host })
    await check(id)
    console.log(nextSteps(id, host))
  } else throw new Error(usage)
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}

function parseArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new Error(usage)
  }
}

/** Asks at the terminal; without one the host is an option. */
async function askHost(): Promise<string | undefined> {
  const ask = terminal()
  return (await ask?.('The host name at which people open the portal, such as aurora.example: '))?.trim()
}

async function check(only?: string): Promise<void> {
  const ids = tenantIds(tenants)
  if (only !== undefined && !ids.includes(only)) {
    throw new Error(`There is no tenant "${only}". Existing tenants: ${ids.join(', ')}.`)
  }
  const findings = checkTenants(tenants, await readProject(root), only)
  if (findings.length > 0) console.log(`${findings.map(formatFinding).join('\n\n')}\n`)
  console.log(summary(findings, only === undefined ? ids.length : 1))
  if (findings.some(isError)) process.exitCode = 1
}

function isError({ level }: Finding): boolean {
  return level === 'error'
}
