import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantManifest } from '../../schemas/generated/tenant'
import { error, warning, type Finding } from './finding'

/** The files of a tenant. A file that cannot be read is absent and has a finding. */
export interface TenantFolder {
  /** The folder's name. */
  id: string
  /** Absolute. */
  folder: string
  /** Absent if tenant.json is missing or not a JSON object. Its members are not yet checked. */
  manifest?: Partial<TenantManifest>
  backend?: {
    features?: unknown
    origins?: unknown
    payment?: unknown
    plans?: unknown
    booking?: unknown
    demo?: unknown
    letters?: unknown
    externalSignIn?: unknown
    deviceProvider?: unknown
    identityChecks?: unknown
    cards?: unknown
    calls?: unknown
    billing?: unknown
  }
  /** The features of backend.json as they are written, where `backend` has the names that were meant. */
  writtenFeatures?: readonly string[]
  /** The members of backend.json that `backend` leaves out, because the schema refuses them. */
  invalid?: readonly string[]
  /** The text of theme.css. */
  theme?: string
  findings: Finding[]
}

/** The folder of the tenants: PORTICO_TENANTS, which the server reads too, or `tenants` in the project. */
export const tenantsFolder = (root: string, env: NodeJS.ProcessEnv): string =>
  path.resolve(root, env['PORTICO_TENANTS'] || 'tenants')

/** The ids of the tenants in a folder: its subfolders except hidden ones, such as `.git`. */
export const tenantIds = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()

/** The path of a tenant's file in findings. */
export const filePath = (tenant: Pick<TenantFolder, 'id'>, file: string): string =>
  `tenants/${tenant.id}/${file}`

/** Reads the files of a tenant. */
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

/** Reads a JSON object from a file; undefined, with a finding, if it holds none. `absent` creates the finding of a missing file. */
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
        ...describeSyntaxError(text, cause as Error),
        fix: 'Correct the comma, quote or bracket.',
      }),
    )
  }
  return undefined
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value)

/** The line of a JSON syntax error, and its message with line and column instead of the position in the file. */
function describeSyntaxError(text: string, { message }: Error): Pick<Finding, 'found' | 'line'> {
  const at = / at position (\d+)/.exec(message)
  if (!at) return { found: message }
  const before = text.slice(0, Number(at[1])).split('\n')
  const place = ` in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  return { found: message.slice(0, at.index) + place, line: before.length }
}

/** The text of a file; undefined without one. */
export function readText(tenant: TenantFolder, file: string): string | undefined {
  const full = path.join(tenant.folder, file)
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined
}

function readFile(tenant: TenantFolder, file: string, absent = error): string | undefined {
  const text = readText(tenant, file)
  if (text !== undefined) return text
  const fix = 'Add it; npm run tenant -- new creates an example.'
  tenant.findings.push(
    absent({ file: filePath(tenant, file), path: '', expected: 'this file', found: 'nothing', fix }),
  )
  return undefined
}
