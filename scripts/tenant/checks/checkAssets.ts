import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fontFamilies } from '../../../server/platform/tenants/theme'
import { error, type Finding } from '../finding'
import { filePath, type TenantFolder } from '../tenantFolder'
import { themeBlocks } from './theme/themeBlocks'

/** Checks that the files of manifest and theme exist and that SVG files contain only shapes. */
export function checkAssets(tenant: TenantFolder): Finding[] {
  return [...manifestFiles(tenant), ...logoPart(tenant), ...themeFiles(tenant), ...unsafeDrawings(tenant)]
}

function manifestFiles(tenant: TenantFolder): Finding[] {
  const { logo, favicon, font, emergencyWords } = tenant.manifest ?? {}
  const ownFont = fontFamilies.includes(font ?? '') ? undefined : font
  const files = Object.entries({ logo, favicon, font: ownFont, emergencyWords }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return files
    .filter(([, file]) => !hasFile(tenant, file))
    .map(([name, file]) => missingFile(filePath(tenant, 'tenant.json'), `/${name}`, file))
}

/** Pages render only this symbol of the logo file. */
const logoSymbol = /<symbol\b[^>]*\sid\s*=\s*(["'])logo\1/

function logoPart(tenant: TenantFolder): Finding[] {
  const { logo } = tenant.manifest ?? {}
  if (logo === undefined || !hasFile(tenant, logo)) return []
  if (logoSymbol.test(readFileSync(path.join(tenant.folder, logo), 'utf8'))) return []
  return [
    error({
      file: filePath(tenant, logo),
      path: '',
      expected: 'a drawing with <symbol id="logo">',
      found: 'none, so no page shows a logo',
      fix: 'Put the shapes of the logo into <symbol id="logo" viewBox="…">.',
    }),
  ]
}

const urlPrefix = '/tenant/'

function themeFiles(tenant: TenantFolder): Finding[] {
  const at = filePath(tenant, 'theme.css')
  const urls = themeBlocks(tenant.theme ?? '').flatMap(({ selector, declarations }) =>
    declarations.flatMap(([property, value]) =>
      [...value.matchAll(/url\(\s*['"]?([^'")]+)/g)].map(([, url = '']) => ({
        path: `${selector} ${property}`,
        url,
      })),
    ),
  )
  return urls.flatMap(({ path, url }) => {
    if (!url.startsWith(urlPrefix)) {
      const fix = "Put the file into the tenant's assets: pages load nothing from other hosts."
      return [
        error({ file: at, path, expected: `an address like ${urlPrefix}assets/font.woff2`, found: url, fix }),
      ]
    }
    return hasFile(tenant, url.slice(urlPrefix.length))
      ? []
      : [missingFile(at, path, url.slice(urlPrefix.length))]
  })
}

/** Returns whether the file exists inside the tenant's folder. */
function hasFile(tenant: TenantFolder, file: string): boolean {
  const full = path.resolve(tenant.folder, file)
  return full.startsWith(tenant.folder + path.sep) && existsSync(full)
}

const missingFile = (file: string, path: string, asset: string): Finding =>
  error({
    file,
    path,
    expected: `the file ${asset}`,
    found: 'nothing',
    fix: 'Add the file or name another one.',
  })

/** Forbidden parts of an SVG: they would execute or load something in the page. */
const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['no script', /<script\b/i],
  ['no event handler', /\son[a-z]+\s*=/i],
  ['no foreign markup', /<foreignObject\b/i],
  ['no entity', /<!(?:ENTITY|DOCTYPE)/i],
  ['no style sheet: the page forbids it', /<style\b|\sstyle\s*=/i],
  ['no reference outside itself', /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i],
]

function unsafeDrawings(tenant: TenantFolder): Finding[] {
  const folder = path.join(tenant.folder, 'assets')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return files
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      return forbidden.flatMap(([expected, pattern]) => {
        const found = pattern.exec(text)?.[0].trim()
        const fix = 'Export the drawing again as plain shapes.'
        return found
          ? [error({ file: filePath(tenant, `assets/${file}`), path: '', expected, found, fix })]
          : []
      })
    })
}
