import { fontFamilies, importedFonts } from '../../../../server/platform/tenants/theme'
import { error, type Finding } from '../../finding'
import { filePath, type TenantFolder } from '../../tenantFolder'
import { themeImports } from './themeBlocks'

const families = fontFamilies.map((family) => `'/fonts/${family}/font.css'`).join(' or ')

/** Checks that theme.css imports nothing but a font of the portal, and the one that tenant.json names. */
export function checkFont(tenant: TenantFolder): Finding[] {
  const rules = themeImports(tenant.theme ?? '')
  return [
    ...rules.filter((rule) => !importsFamily(rule)).map((rule) => unknownImport(tenant, rule)),
    ...differentFont(tenant, rules),
  ]
}

const importsFamily = (rule: string) => importedFonts(rule).some((family) => fontFamilies.includes(family))

const unknownImport = (tenant: TenantFolder, rule: string): Finding =>
  error({
    file: filePath(tenant, 'theme.css'),
    path: '@import',
    expected: families,
    found: rule,
    fix: "Import a font of the portal, or put a file into the tenant's assets and declare it with @font-face.",
  })

/** A font that is only imported is not preloaded; one that is only named is preloaded and never used. */
function differentFont(tenant: TenantFolder, rules: readonly string[]): Finding[] {
  const { font } = tenant.manifest ?? {}
  if (tenant.manifest === undefined || tenant.theme === undefined) return []
  const named = fontFamilies.filter((family) => family === font)
  const imported = rules.filter(importsFamily).flatMap(importedFonts)
  if (named.join() === imported.join()) return []
  return [
    error({
      file: filePath(tenant, 'tenant.json'),
      path: '/font',
      expected: imported[0] ? `"${imported[0]}", which theme.css imports` : 'a font that theme.css imports',
      found: JSON.stringify(font) ?? 'nothing',
      fix: 'Name the same font in tenant.json and in the @import of theme.css.',
    }),
  ]
}
