import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { terminal } from '../../server/app/confirmReset'
import { checkTenants } from './checks/checkTenants'
import { formatFinding, summary, type Finding } from './finding'
import { createTenant, nextSteps, type FormatJson } from './newTenant'
import type { Project } from './project'
import { tenantIds } from './tenantFolder'

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

/** What the commands work with. */
export interface TenantSurroundings {
  /** The folder of the tenants, absolute. */
  tenants: string
  /** The tenants of the product, absolute: a new tenant may be a copy of one. */
  samples: string
  /** Reads what tenants are checked against. */
  readProject: () => Promise<Project>
  formatJson: FormatJson
}

/**
 * Runs `check [id]`, which prints the problems of tenants, or `new <id>`, which creates a tenant, and sets the exit code of the process:
 * 1 after an error, whose message it prints.
 */
export async function runTenant(args: string[], surroundings: TenantSurroundings): Promise<void> {
  try {
    await run(args, surroundings)
  } catch (cause) {
    console.error((cause as Error).message)
    process.exitCode = 1
  }
}

async function run(args: string[], surroundings: TenantSurroundings): Promise<void> {
  const { tenants, samples, formatJson } = surroundings
  const { positionals, values } = parseArguments(args)
  if (!existsSync(tenants))
    throw new Error(`The folder ${tenants} does not exist. Set PORTICO_TENANTS to the folder of the tenants.`)
  const [command, id, ...rest] = positionals
  // Without quotes, the second word of a name would be ignored.
  if (rest.length > 0) throw new Error(usage)
  if (command === 'check') await check(surroundings, id)
  else if (command === 'new' && id) {
    const host = values.host ?? (values.production ? await askHost() : undefined)
    await createTenant(tenants, { id, ...values, host }, formatJson, samples)
    await check(surroundings, id)
    console.log(nextSteps(id, host))
  } else throw new Error(usage)
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new Error(usage)
  }
}

/** Asks at the terminal; without one the host is an option. */
async function askHost(): Promise<string | undefined> {
  const ask = terminal()
  return (await ask?.('The host name at which people open the portal, such as aurora.example: '))?.trim()
}

async function check({ tenants, readProject }: TenantSurroundings, only?: string): Promise<void> {
  const ids = tenantIds(tenants)
  if (only !== undefined && !ids.includes(only)) {
    throw new Error(`There is no tenant "${only}". Existing tenants: ${ids.join(', ')}.`)
  }
  const findings = checkTenants(tenants, await readProject(), only)
  if (findings.length > 0) console.log(`${findings.map(formatFinding).join('\n\n')}\n`)
  console.log(summary(findings, only === undefined ? ids.length : 1))
  if (findings.some(isError)) process.exitCode = 1
}

function isError({ level }: Finding): boolean {
  return level === 'error'
}
