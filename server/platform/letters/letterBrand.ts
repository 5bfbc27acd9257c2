import { existsSync } from 'node:fs'
import path from 'node:path'
import { themeColours } from '../pages/themeColours'
import { letterSettingsOf } from '../tenants/settings/letterSettings'
import type { TenantOnServer } from '../tenants/tenants'

/** The brand of a tenant's letters. */
export interface LetterBrand {
  name: string
  /** Hex colours. */
  colours: Readonly<Record<(typeof colourNames)[number], string>>
  /** Absolute path of the logo. Absent: only the name is shown. */
  logo?: string
  /** The telephone of the tenant, as people write it. Absent: it has none. */
  phone?: string
}

/** The colours of letters. */
const colourNames = [
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'line',
  'brand',
  'on-brand',
  'deep',
  'on-deep',
  'accent',
  'on-accent',
] as const

/** Loads the brand of a tenant's letters from its theme and settings. */
export function loadLetterBrand(tenant: TenantOnServer): LetterBrand {
  const { logo } = letterSettingsOf(tenant)
  const { support } = tenant.manifest as { support?: { phone?: string } }
  const phone = support?.phone
  const file = logo && path.join(tenant.folder, logo)
  return {
    name: tenant.manifest.name,
    colours: themeColours(tenant.folder, colourNames),
    ...(file && existsSync(file) && { logo: file }),
    ...(phone && { phone }),
  }
}
