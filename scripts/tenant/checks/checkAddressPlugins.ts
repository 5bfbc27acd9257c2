import { satisfies } from 'compare-versions'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { corePoints } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import type { TenantManifest } from '../../../schemas/generated/tenant'
import hub from '../../../schemas/hub.json'
import { didYouMean } from './didYouMean'
import { error, formatValue, type Finding } from '../finding'
import type { Project } from '../project'
import { filePath, type TenantFolder } from '../tenantFolder'

type Listed = NonNullable<TenantManifest['addressPlugins']>[number]

/** Checks the plugins that a tenant loads from an address: their ids, their range, and the hash of a file of the tenant. */
export function checkAddressPlugins(tenant: TenantFolder, { plugins, version }: Project): Finding[] {
  const listed = tenant.manifest?.addressPlugins ?? []
  const built = plugins.map(({ id }) => id)
  return listed.flatMap((one, at) => [
    ...takenId(tenant, one, at, [...built, ...listed.slice(0, at).map(({ id }) => id)]),
    ...otherVersion(tenant, one, at, version),
    ...otherFile(tenant, one, at),
    ...unknownNames(tenant, one, at),
  ])
}

const place = (tenant: TenantFolder, at: number, name: string) => ({
  file: filePath(tenant, 'tenant.json'),
  path: `/addressPlugins/${at}/${name}`,
})

const takenId = (tenant: TenantFolder, { id }: Listed, at: number, taken: readonly string[]): Finding[] =>
  taken.includes(id)
    ? [
        error({
          ...place(tenant, at, 'id'),
          expected: 'an id that no other plugin has',
          found: formatValue(id),
          fix: 'Give the plugin another id, in its file too, or remove one of the two.',
        }),
      ]
    : []

function otherVersion(tenant: TenantFolder, { range }: Listed, at: number, version: string): Finding[] {
  const where = { ...place(tenant, at, 'range'), found: formatValue(range) }
  try {
    if (satisfies(version, range)) return []
  } catch {
    return [error({ ...where, expected: 'a range of versions', fix: `Write it like "^${version}".` })]
  }
  return [
    error({
      ...where,
      expected: `a range that has ${version}, the version of this portal`,
      fix: 'Use a version of the plugin that is made for this portal.',
    }),
  ]
}

/** The file of a plugin may lie in the tenant's own folder. */
function otherFile(tenant: TenantFolder, { url, integrity }: Listed, at: number): Finding[] {
  if (!url.startsWith('/tenant/assets/')) return []
  const file = path.join(tenant.folder, url.slice('/tenant/'.length))
  if (!existsSync(file)) {
    return [
      error({
        ...place(tenant, at, 'url'),
        expected: 'a file of the folder assets/',
        found: formatValue(url),
        fix: 'Put the file there, or correct its address.',
      }),
    ]
  }
  const [algorithm = ''] = integrity.split('-')
  const found = `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`
  if (found === integrity) return []
  return [
    error({
      ...place(tenant, at, 'integrity'),
      expected: `"${found}", the hash of the file`,
      found: formatValue(integrity),
      fix: 'Browsers do not run the file. If it is the one that you mean, write its hash.',
    }),
  ]
}

/** What a plugin may contribute to, send and receive. */
const names = {
  points: [...corePoints, ...kits.flatMap(({ points }) => points)] as readonly string[],
  hub: Object.keys(hub.messages),
}

/** The entry may come from a file that nothing has checked yet, so `may` may be missing. */
function unknownNames(tenant: TenantFolder, { may }: Partial<Listed>, at: number): Finding[] {
  return (['points', 'hub'] as const).flatMap((list) =>
    (may?.[list] ?? []).flatMap((name, index) =>
      names[list].includes(name)
        ? []
        : [
            error({
              ...place(tenant, at, `may/${list}/${index}`),
              expected: list === 'points' ? 'a contribution point' : 'a message of the hub',
              found: formatValue(name),
              fix:
                didYouMean(name, names[list]) ||
                'docs/integrators.md lists the points, schemas/hub.json the messages.',
            }),
          ],
    ),
  )
}
