import type { PoolHours } from '../../../server/platform/tenants/settings/poolSettings'
import { error, formatValue, type Finding } from '../finding'
import { filePath, type TenantFolder } from '../tenantFolder'

const inBackend = (tenant: TenantFolder, path: string) => ({ file: filePath(tenant, 'backend.json'), path })

/** Checks values of backend.json that depend on each other, or on the languages of the tenant. */
export const checkBackendValues = (tenant: TenantFolder): Finding[] => [
  ...hoursThatEndBefore(tenant),
  ...noteWithoutLanguage(tenant),
  ...specialtiesOfNobody(tenant),
]

function hoursThatEndBefore(tenant: TenantFolder): Finding[] {
  const { pool } = (tenant.backend?.calls ?? {}) as { pool?: { hours?: readonly PoolHours[] } }
  return (pool?.hours ?? []).flatMap(({ from, to }, i) =>
    from < to
      ? []
      : [
          error({
            ...inBackend(tenant, `/calls/pool/hours/${i}/to`),
            expected: `a time after ${from} of the same day`,
            found: formatValue(to),
            fix: 'For hours across midnight, write two: one until 24:00 and one from 00:00.',
          }),
        ],
  )
}

/** The note is printed on receipts, in the language of who gets them. */
function noteWithoutLanguage(tenant: TenantFolder): Finding[] {
  const { note } = (tenant.backend?.billing ?? {}) as { note?: Readonly<Record<string, string>> }
  if (note === undefined) return []
  return (tenant.manifest?.languages ?? [])
    .filter((language) => !note[language])
    .map((language) =>
      error({
        ...inBackend(tenant, `/billing/note/${language}`),
        expected: `the note of receipts in "${language}"`,
        found: 'nothing',
        fix: `Add it in "${language}", as in the other language.`,
      }),
    )
}

interface DemoData {
  specialties?: readonly string[]
  agreements?: readonly { specialties: readonly string[] }[]
}

/** An agreement pays for specialties that the demo data have. */
function specialtiesOfNobody(tenant: TenantFolder): Finding[] {
  const { specialties, agreements = [] } = (tenant.backend?.demo ?? {}) as DemoData
  if (specialties === undefined) return []
  return agreements.flatMap(({ specialties: paid }, i) =>
    paid.flatMap((specialty, j) =>
      specialties.includes(specialty)
        ? []
        : [
            error({
              ...inBackend(tenant, `/demo/agreements/${i}/specialties/${j}`),
              expected: `one of "specialties": ${specialties.join(', ')}`,
              found: formatValue(specialty),
              fix: 'Name a specialty of the list, or add it there.',
            }),
          ],
    ),
  )
}
