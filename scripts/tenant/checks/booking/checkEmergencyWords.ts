import { existsSync } from 'node:fs'
import path from 'node:path'
import { emergencyKinds } from '../../../../kits/booking/triage/kinds'
import { error, formatValue, type Finding } from '../../finding'
import { filePath, readJson, type TenantFolder } from '../../tenantFolder'
import { didYouMean } from '../didYouMean'

/** Checks a tenant's own list of words that interrupt a search: a portal leaves out what it does not understand. */
export function checkEmergencyWords(tenant: TenantFolder): Finding[] {
  const { emergencyWords: file } = tenant.manifest ?? {}
  if (file === undefined || !existsSync(path.join(tenant.folder, file))) return []
  const reader = { ...tenant, findings: [] }
  const list = readJson(reader, file)
  if (!list) return reader.findings
  const at = { file: filePath(tenant, file), path: '/groups' }
  const { groups } = list
  if (!Array.isArray(groups) || groups.length === 0)
    return [
      error({
        ...at,
        expected: 'a list of groups with "id", "phrases" and "unless"',
        found: formatValue(groups),
        fix: 'Copy kits/booking/triage/emergencies.json and change its words.',
      }),
    ]
  return groups.flatMap((group: unknown, index) => faultOf(group, { ...at, path: `/groups/${index}` }))
}

function faultOf(group: unknown, at: Pick<Finding, 'file' | 'path'>): Finding[] {
  const { id, phrases, unless } = (group ?? {}) as Record<string, unknown>
  if (!emergencyKinds.some((kind) => kind === id))
    return [
      error({
        ...at,
        path: `${at.path}/id`,
        expected: emergencyKinds.join(', '),
        found: formatValue(id),
        fix: didYouMean(String(id), emergencyKinds) || 'Only these have a text of their own.',
      }),
    ]
  return Object.entries({ phrases, unless })
    .filter(([, words]) => !Array.isArray(words) || words.some((one) => typeof one !== 'string'))
    .map(([name, words]) =>
      error({
        ...at,
        path: `${at.path}/${name}`,
        expected: 'a list of phrases',
        found: formatValue(words),
        fix: `Write "${name}": ["…"].`,
      }),
    )
}
