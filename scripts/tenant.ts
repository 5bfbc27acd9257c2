/** `npm run tenant -- check [id]` names what is wrong with tenants; `npm run tenant -- new <id>` makes one. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkTenants } from './tenant/check'
import { inLines, summary, type Finding } from './tenant/finding'
import { readHouse } from './tenant/house'
import { newTenant, nextSteps } from './tenant/newTenant'
import { tenantIds } from './tenant/tenantFolder'

const root = path.resolve(import.meta.dirname, '..')
const tenants = path.join(root, 'tenants')
const usage = `npm run tenant -- check [id]
npm run tenant -- new <id> [--name "Clínica Aurora"] [--host aurora.example] [--like portico]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, host: { type: 'string' }, like: { type: 'string' } },
})
const [command, id] = positionals

try {
  if (command === 'check') await check(id)
  else if (command === 'new' && id) {
    newTenant(tenants, { id, ...values })
    await check(id)
    console.log(nextSteps(id, values.host))
  } else throw new Error(usage)
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}

async function check(only?: string): Promise<void> {
  const ids = tenantIds(tenants)
  if (only !== undefined && !ids.includes(only)) {
    throw new Error(`There is no tenant "${only}". There are: ${ids.join(', ')}.`)
  }
  const findings = checkTenants(tenants, await readHouse(root), only)
  if (findings.length > 0) console.log(`${findings.map(inLines).join('\n\n')}\n`)
  console.log(summary(findings, only === undefined ? ids.length : 1))
  if (findings.some(isError)) process.exitCode = 1
}

function isError({ level }: Finding): boolean {
  return level === 'error'
}
