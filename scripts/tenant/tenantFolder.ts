import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantManifest } from '../../schemas/generated/tenant'
import { error, warning, type Finding } from './finding'

/** A tenant as its folder has it. What cannot be read is absent, and a finding says so. */
export interface TenantFolder {
  /** The folder's name. */
  id: string
  /** Absolute. */
  folder: string
  /** Absent when tenant.json is missing or no JSON object. Its members are not yet checked. */
  manifest?: Partial<TenantManifest>
  backend?: { features?: unknown; origins?: unknown; payment?: unknown; demo?: unknown }
  /** theme.css. */
  theme?: string
  findings: Finding[]
}

/** Where the tenants are: the folder of PORTICO_TENANTS, as the server reads it, else `tenants` of the house. */
export const tenantsFolder = (root: string, env: NodeJS.ProcessEnv): string =>
  path.resolve(root, env['PORTICO_TENANTS'] || 'tenants')

/** Ids of the tenants of a folder: every folder in it but hidden ones, such as what a version control keeps. */
export const tenantIds = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()

/** How findings call a file of a tenant. */
export const filePath = (tenant: Pick<TenantFolder, 'id'>, file: string): string =>
  `tenants/${tenant.id}/${file}`

/** Reads one tenant. */
export function readTenant(tenants: string, id: string): TenantFolder {
  const tenant: TenantFolder = { id, folder: path.join(tenants, id), findings: [] }
  const manifest = readJson(tenant, 'tenant.json')
  const backend = readJson(tenant, 'backend.json', warning)
  const theme = readFile(tenant, 'theme.css')
  return {
    ...tenant,
    ...(manifest && { manifest }),
    ...(backend && { backend }),
    ...(theme !== undefined && { theme }),
  }
}

/** A file that holds a JSON object; undefined, with a finding, when it does not. `absent` makes the finding of a missing file. */
export function readJson(
  tenant: TenantFolder,
  file: string,
  absent: typeof error = error,
): Record<string, unknown> | undefined {
  const text = readFile(tenant, file, absent)
  if (text === undefined) return undefined
  const at = { file: filePath(tenant, file), path: '' }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
    tenant.findings.push(
      error({ ...at, expected: 'a JSON object', found: kindOf(value), fix: 'Write it as { … }.' }),
    )
  } catch (cause) {
    tenant.findings.push(
      error({
        ...at,
        expected: 'JSON',
        found: whereIn(text, cause as Error),
        fix: 'Mend the comma, quote or bracket.',
      }),
    )
  }
  return undefined
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value)

/** What a reader of JSON says, with line and column where it counts signs from the beginning of the file. */
function whereIn(text: string, { message }: Error): string {
  const at = / at position (\d+)/.exec(message)
  if (!at) return message
  const before = text.slice(0, Number(at[1])).split('\n')
  const place = ` in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  return message.slice(0, at.index) + place
}

function readFile(tenant: TenantFolder, file: string, absent = error): string | undefined {
  const full = path.join(tenant.folder, file)
  if (existsSync(full)) return readFileSync(full, 'utf8')
  const fix = 'Add it; npm run tenant -- new makes a folder to look at.'
  tenant.findings.push(
    absent({ file: filePath(tenant, file), path: '', expected: 'this file', found: 'nothing', fix }),
  )
  return undefined
}
