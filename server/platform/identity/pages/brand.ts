import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ExternalSignInSettings } from '../../tenants/settings/externalSignIn'
import type { TenantOnServer } from '../../tenants/tenants'
import { readTheme } from '../../tenants/theme'
import { trustedHtml, type Markup } from '../../pages/markup'
import { SCRIPT } from './script'
import { loadTexts, type Text } from './texts'
import { pageTheme, readSheets } from '../../pages/theme'

/** The provider through which people sign in. */
export interface ExternalBrand {
  name: string
  /** The address of its mark. */
  logo: string | undefined
}

/** The brand of a tenant's sign-in pages, loaded once. */
export interface Brand {
  name: string
  languages: readonly string[]
  texts: (language: string) => Text
  logo: Markup
  favicon: string
  css: string
  /** Content-Security-Policy of every page. On its own pages the library adds the hash of its script. */
  policy: string
  /** URL of the optional script. */
  script: string
  phone: string | undefined
  /** Whether people can register themselves. */
  hasRegistration: boolean
  /** Absent: people sign in here only. */
  external: ExternalBrand | undefined
}

const pageCss = compact(readSheets('components', 'layout'))

/** Loads a tenant's brand. `origins`: portal origins that a form may redirect to. */
export function loadBrand(
  tenant: TenantOnServer,
  origins: readonly string[],
  external?: ExternalSignInSettings,
): Brand {
  const { folder, manifest, backend } = tenant
  const css = `${pageTheme(readTheme(folder), pageCss)}\n${pageCss}`
  const texts = new Map(manifest.languages.map((language) => [language, loadTexts(tenant, language)]))
  const { support } = manifest as { support?: { phone?: string } }
  return {
    name: manifest.name,
    languages: manifest.languages,
    texts: (language) => texts.get(language) ?? loadTexts(tenant, language),
    logo: extractLogo(read(path.join(folder, manifest.logo))),
    favicon: `/tenant/${manifest.favicon}`,
    css,
    policy: createPolicy(css, origins),
    script: SCRIPT.address,
    phone: support?.phone,
    hasRegistration: backend.features.includes('register'),
    external: external && { name: external.name, logo: external.logo && `/tenant/${external.logo}` },
  }
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The inline SVG, so that it inherits the page's colours; hidden from assistive technology, as the name follows it. */
const extractLogo = (svg: string) =>
  trustedHtml((/<svg[^]*<\/svg>/.exec(svg)?.[0] ?? '').replace('<svg', '<svg aria-hidden="true"'))

function compact(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;}/g, '}')
    .replace(/\s+/g, ' ')
    .trim()
}

function createPolicy(css: string, origins: readonly string[]): string {
  const hash = createHash('sha256').update(css).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...origins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
