import { error, warning, type Finding } from '../finding'
import { isThisMachine } from '../../../server/app/settings/thisMachine'
import { conditionsSchema } from '../../../server/domain/registration/conditions/conditions'
import { standInsOf } from '../../../server/platform/tenants/standIns'
import { filePath, readJson, readText, type TenantFolder } from '../tenantFolder'
import { schemaFindings } from './checkSchema'

/** Warns of the stand-ins of a tenant with a public host: a server in production does not start with them. */
export function checkProduction(tenant: TenantFolder): Finding[] {
  const hosts: readonly string[] = tenant.manifest?.hosts ?? []
  if (hosts.every(isThisMachine)) return []
  return standInsOf(tenant.backend ?? {}, readText(tenant, 'conditions.json') !== undefined).map(
    ({ file, path, what }) =>
      warning({
        file: filePath(tenant, file),
        path,
        expected: 'no stand-in: the tenant has a public host',
        found: what,
        fix:
          path === ''
            ? 'Write the conditions of the client: { "version": "1", "es": ["…"] }.'
            : 'Name the real service, or remove the section. A server in production refuses to start with it.',
      }),
  )
}

/** Checks conditions.json, if there is one: its form, and a text in each language of the tenant. */
export function checkConditions(tenant: TenantFolder): Finding[] {
  if (readText(tenant, 'conditions.json') === undefined) return []
  const conditions = readJson(tenant, 'conditions.json')
  if (!conditions) return []
  const file = filePath(tenant, 'conditions.json')
  const languages: readonly string[] = tenant.manifest?.languages ?? []
  return [
    ...schemaFindings(file, conditions, conditionsSchema),
    ...languages
      .filter((language) => !(language in conditions))
      .map((language) =>
        error({
          file,
          path: `/${language}`,
          expected: 'the paragraphs in each language of the tenant',
          found: 'nothing',
          fix: `Add "${language}": ["…"].`,
        }),
      ),
  ]
}
