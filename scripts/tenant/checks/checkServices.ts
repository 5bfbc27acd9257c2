import { everyCapability } from '../../../core/plugin/capability/everyCapability'
import { collect } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import { error, formatValue, type Finding } from '../finding'
import type { Project } from '../project'
import { filePath, readText, type TenantFolder } from '../tenantFolder'
import { didYouMean } from './didYouMean'

/** Checks that what backend.json says of other services fits tenant.json: hosts, files, engines and insurers. */
export const checkServices = (tenant: TenantFolder, project: Project): Finding[] => [
  ...missingPictures(tenant),
  ...hostOfChecks(tenant),
  ...hostOfDevices(tenant),
  ...wrongOptions(tenant, project),
  ...unknownInsurers(tenant),
]

type Members = Readonly<Record<string, unknown>> | undefined

const inBackend = (tenant: TenantFolder, path: string) => ({ file: filePath(tenant, 'backend.json'), path })
const inManifest = (tenant: TenantFolder, path: string) => ({ file: filePath(tenant, 'tenant.json'), path })

function missingPictures(tenant: TenantFolder): Finding[] {
  return (['letters', 'externalSignIn'] as const).flatMap((name) => {
    const logo = (tenant.backend?.[name] as Members)?.['logo']
    if (typeof logo !== 'string' || readText(tenant, logo) !== undefined) return []
    return [
      error({
        ...inBackend(tenant, `/${name}/logo`),
        expected: `the file ${logo}`,
        found: 'nothing',
        fix: 'Add the file, name another one, or remove "logo".',
      }),
    ]
  })
}

/** The software of the service runs on a page of a host of its own, away from the session (decision 214). */
function hostOfChecks(tenant: TenantFolder): Finding[] {
  const { addresses } = tenant.manifest ?? {}
  const hosts: readonly string[] = tenant.manifest?.hosts ?? []
  if ((tenant.backend?.identityChecks as Members)?.['provider'] !== 'onfido') return []
  const page = addresses?.identityCheck
  const host = page !== undefined && URL.canParse(page) ? new URL(page).hostname : undefined
  const expected = `https://${hosts[1] ?? `identity.${hosts[0] ?? 'example'}`}/identity-check/onfido`
  if (host !== undefined && host !== hosts[0] && hosts.includes(host)) return []
  return [
    error({
      ...inManifest(tenant, '/addresses/identityCheck'),
      expected: 'an address at a second host of the tenant, where the software of Onfido runs',
      found: formatValue(page),
      fix: `List a second host in "hosts" and write "identityCheck": "${expected}" in "addresses".`,
    }),
  ]
}

function hostOfDevices(tenant: TenantFolder): Finding[] {
  const address = (tenant.backend?.deviceProvider as Members)?.['authorizationUrl']
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { hostname } = new URL(address)
  const listed: readonly string[] = tenant.manifest?.deviceHosts ?? []
  if (listed.includes(hostname)) return []
  return [
    error({
      ...inManifest(tenant, '/deviceHosts'),
      expected: `"${hostname}", the host of the device provider in backend.json`,
      found: formatValue(tenant.manifest?.deviceHosts),
      fix: `Write "deviceHosts": ["${[...listed, hostname].join('", "')}"]: the browser opens no other.`,
    }),
  ]
}

/** An option `engine` names a provider that a listed plugin contributes. */
function wrongOptions(tenant: TenantFolder, { plugins }: Project): Finding[] {
  const listed = tenant.manifest?.plugins ?? {}
  const all = new Set([...plugins.flatMap(({ features = [] }) => features), ...everyCapability])
  const known = collect(plugins, listed, all, { kits }).host.providers.map(({ id }) => id)
  return Object.entries(listed).flatMap(([plugin, options]) => {
    const named = (options as Members)?.['engine']
    if (typeof named !== 'string' || known.includes(named)) return []
    return [
      error({
        ...inManifest(tenant, `/plugins/${plugin}/engine`),
        expected: `an engine of a listed plugin: ${known.join(', ') || 'there is none'}`,
        found: formatValue(named),
        fix: didYouMean(named, known) || 'Name one of them, or list the plugin that has this engine.',
      }),
    ]
  })
}

/** Where the demo data say which insurers there are, the option names the private one. */
function unknownInsurers(tenant: TenantFolder): Finding[] {
  const demo = tenant.backend?.demo as Members
  const known = demo?.['privateInsurerId'] ?? (Array.isArray(demo?.['insurers']) ? 1 : undefined)
  if (typeof known !== 'number') return []
  return Object.entries(tenant.manifest?.plugins ?? {}).flatMap(([plugin, options]) => {
    const insurer = (options as Members)?.['privateInsurer']
    if (typeof insurer !== 'number' || insurer === 0 || insurer === known) return []
    return [
      error({
        ...inManifest(tenant, `/plugins/${plugin}/privateInsurer`),
        expected: `${known}, the private insurer of the demo data in backend.json`,
        found: formatValue(insurer),
        fix: `Write "privateInsurer": ${known}, or another "privateInsurerId" in "demo".`,
      }),
    ]
  })
}
