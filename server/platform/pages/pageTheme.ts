import { createHash } from 'node:crypto'
import { pageTheme, readSheets } from './theme'
import type { TenantOnServer } from '../tenants/tenants'
import { readTheme } from '../tenants/theme'

/** The styles of a small page in a tenant's brand, and the content security policy that allows only them. */
export interface PageTheme {
  css: string
  policy: string
}

const pageCss = readSheets('components', 'page')

/** Creates the theme of a tenant's page. Its forms may lead to this server and to the other origins of the portal. */
export function createPageTheme({ folder, backend }: TenantOnServer): PageTheme {
  const css = `${pageTheme(readTheme(folder), pageCss)}\n${pageCss}`
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...(backend.origins ?? [])].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return { css, policy }
}
