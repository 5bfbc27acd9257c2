import { checkAddresses } from './checkAddresses'
import { checkAddressPlugins } from './checkAddressPlugins'
import { checkEmergencyWords } from './booking/checkEmergencyWords'
import { checkAssets } from './checkAssets'
import { checkRequiredRoutes } from './checkRequiredRoutes'
import { checkFeatures } from './checkFeatures'
import { checkFont } from './theme/checkFont'
import { checkLabels } from './checkLabels'
import { checkPayment } from './checkPayment'
import { checkPlans } from './checkPlans'
import { checkBackend, checkManifest, compileValidators, type Validators } from './checkSchema'
import { checkConditions, checkProduction } from './checkProduction'
import { checkQuestions } from './booking/checkQuestions'
import { checkSecrets } from './checkSecrets'
import { checkServices } from './checkServices'
import { checkServicePlugins } from './checkServicePlugins'
import { checkBackendValues } from './checkBackendValues'
import { checkDuplicates, checkThemeSyntax } from './checkSyntax'
import { addLines } from '../findingLines'
import { checkTexts } from './checkTexts'
import { checkTheme } from './theme/checkTheme'
import type { Finding } from '../finding'
import type { Project } from '../project'
import { filePath, readTenant, tenantIds, type TenantFolder } from '../tenantFolder'
import { withMeantNames } from './meantNames'

/**
 * Checks the tenants of a folder, or only one of them; its hosts are still compared with all tenants.
 * Returns each finding once, in the order of the tenants.
 */
export function checkTenants(tenants: string, project: Project, only?: string): Finding[] {
  const validators = compileValidators(project.schema)
  const all = tenantIds(tenants).map((id) => readTenant(tenants, id))
  const findings = all
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((tenant) => checkTenant(tenant, { all, project, validators }))
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

interface Surroundings {
  all: readonly TenantFolder[]
  project: Project
  validators: Validators
}

function checkTenant(tenant: TenantFolder, { all, project, validators }: Surroundings): Finding[] {
  const inTheme = checkThemeSyntax(tenant)
  const inManifest = checkManifest(tenant, validators)
  const secrets = checkSecrets(tenant)
  // A secret has one finding, also where the schema does not know its member.
  const inBackend = addLines(tenant, checkBackend(tenant, validators)).filter(
    ({ file, line }) => !secrets.some((secret) => secret.file === file && secret.line === line),
  )
  const valid = withMeantNames(
    dropInvalidMembers(readableOf(tenant, inTheme), inManifest, inBackend),
    project,
  )
  const others = all.map((one) => (one.id === tenant.id ? valid : one))
  const found = [...inTheme, ...checkDuplicates(tenant), ...secrets, ...inManifest, ...inBackend]
  const more = isReadable(tenant) ? [...checkAddresses(valid, others), ...checkContent(valid, project)] : []
  return addLines(tenant, [...tenant.findings, ...found, ...withoutKnownPlaces(found, more)])
}

/** Whether tenant.json and backend.json, if there is one, are JSON: what follows from a broken file is no fault of its own. */
const isReadable = (tenant: TenantFolder): boolean =>
  ['tenant.json', 'backend.json'].every(
    (name) =>
      !tenant.findings.some(({ file, level }) => file === filePath(tenant, name) && level === 'error'),
  )

/** A value that a schema refuses has no other finding, and a token of the theme has one. */
function withoutKnownPlaces(found: readonly Finding[], more: readonly Finding[]): Finding[] {
  const isSame = (one: Finding, other: Finding) => one.file === other.file && one.path === other.path
  return more.filter(
    (one, i) =>
      !found.some((other) => isSame(one, other)) &&
      !(one.file.endsWith('.css') && more.slice(0, i).some((other) => isSame(one, other))),
  )
}

/** What the schemas cannot say. */
const checkContent = (tenant: TenantFolder, project: Project): Finding[] => [
  ...checkTexts(tenant, project),
  ...checkLabels(tenant, project),
  ...checkTheme(tenant),
  ...checkFont(tenant),
  ...checkAssets(tenant),
  ...checkEmergencyWords(tenant),
  ...checkRequiredRoutes(tenant, project),
  ...checkFeatures(tenant, project),
  ...checkPayment(tenant, project),
  ...checkPlans(tenant),
  ...checkServices(tenant, project),
  ...checkServicePlugins(tenant, project),
  ...checkBackendValues(tenant),
  ...checkQuestions(tenant, project),
  ...checkAddressPlugins(tenant, project),
  ...checkProduction(tenant),
  ...checkConditions(tenant),
]

/** The tenant without a theme that cannot be read: what follows from it would be no fault of its own. */
function readableOf({ theme, ...tenant }: TenantFolder, inTheme: readonly Finding[]): TenantFolder {
  return inTheme.length > 0 || theme === undefined ? tenant : { ...tenant, theme }
}

/** Removes the members the schemas reject, so that the other checks can rely on the types of the rest. */
function dropInvalidMembers(
  tenant: TenantFolder,
  inManifest: readonly Finding[],
  inBackend: readonly Finding[],
): TenantFolder {
  const { manifest, backend } = tenant
  const plugins = Object.entries(manifest?.plugins ?? {}).filter(([, set]) => typeof set === 'object' && set)
  return {
    ...tenant,
    ...(manifest && {
      manifest: { ...omitInvalid(manifest, inManifest, 'plugins'), plugins: Object.fromEntries(plugins) },
    }),
    ...(backend && { backend: omitInvalid(backend, inBackend, 'payment') }),
    invalid: inBackend.map(({ path }) => path.split('/')[1] ?? ''),
  }
}

/** `except` is never removed: its check accepts any value. */
function omitInvalid(value: object, faults: readonly Finding[], except: string): object {
  const faulty = faults.map(({ path }) => path.split('/')[1])
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name === except || !faulty.includes(name)),
  )
}
