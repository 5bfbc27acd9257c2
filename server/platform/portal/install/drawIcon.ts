import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantOnServer } from '../../tenants/tenants'
import { appColours, type AppColours, type AppIcon } from './appManifest'

/** The part of a picture that the logo takes: what a system cuts from a maskable picture is outside of it. */
const LOGO_SHARE = 0.5
const CORNER_SHARE = 0.22

/** Draws a picture of an installed portal from the tenant's logo, as PNG. Rejects if the logo is no SVG that can be drawn. */
export async function drawIcon(
  tenant: Pick<TenantOnServer, 'folder' | 'manifest'>,
  { size, purpose }: Pick<AppIcon, 'size' | 'purpose'>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const colours = appColours(tenant)
  const side = Math.round(size * LOGO_SHARE)
  const svg = readFileSync(path.join(tenant.folder, tenant.manifest.logo), 'utf8')
  const logo = await sharp(Buffer.from(ofSize(colour(svg, colours), side)))
    .png()
    .toBuffer()
  const corner = purpose === 'any' ? Math.round(size * CORNER_SHARE) : 0
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${colours.deep}"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** A logo uses only `currentColor` and `--chart-2`, which are unknown outside a page. */
const colour = (svg: string, colours: AppColours): string =>
  svg.replaceAll(/var\(--chart-2[^)]*\)/g, colours.accent).replaceAll('currentColor', colours['on-deep'])

/** The drawing in a square of a side, whatever size it has. */
const ofSize = (svg: string, side: number): string =>
  svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag
      .replaceAll(/\s(?:width|height)\s*=\s*("[^"]*"|'[^']*')/g, '')
      .replace('<svg', `<svg width="${side}" height="${side}"`),
  )
