import { existsSync } from 'node:fs'
import path from 'node:path'
import { lightTokens } from '../pages/theme'
import { letterSettingsOf } from '../tenants/settings/letterSettings'
import type { TenantOnServer } from '../tenants/tenants'
import { readTheme } from '../tenants/theme'

/** The brand of a tenant's letters. */
export interface LetterBrand {
  name: string
  /** Hex colours. */
  colours: Readonly<Record<keyof typeof fallback, string>>
  /** Absolute path of the logo. Absent: only the name is shown. */
  logo?: string
}

/** The colours of a tenant whose theme does not set them. */
const fallback = {
  surface: '#f4f4f4',
  'surface-raised': '#ffffff',
  text: '#1c1c1c',
  'text-muted': '#555555',
  line: '#dddddd',
  brand: '#1c4e80',
  'on-brand': '#ffffff',
}

/** Loads the brand of a tenant's letters from its theme and settings. */
export function loadLetterBrand(tenant: TenantOnServer): LetterBrand {
  const tokens = lightTokens(readTheme(tenant.folder))
  const colours = Object.entries(fallback).map(([name, colour]) => [
    name,
    hexOf(tokens.get(`--${name}`)) ?? colour,
  ])
  const { logo } = letterSettingsOf(tenant)
  const file = logo && path.join(tenant.folder, logo)
  return {
    name: tenant.manifest.name,
    colours: Object.fromEntries(colours) as LetterBrand['colours'],
    ...(file && existsSync(file) && { logo: file }),
  }
}

const hexOf = (value: string | undefined) => (value && /^#[\da-f]{6}$/i.test(value) ? value : undefined)
