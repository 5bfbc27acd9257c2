import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { TenantManifest } from '@schemas/generated/tenant'
import { plugins } from '../../../src/plugins'
import { findSubjects, type VariantAtTenant } from './subject'

const manifestFile = path.resolve(import.meta.dirname, '../../../tenants/portico/tenant.json')

/** Where a plugin is that does not belong to the build, and what a tenant declares for it. */
interface Installed {
  /** Relative to the root of the project. */
  folder: string
  pluginApis?: TenantManifest['pluginApis']
}

/** The booking variant of a plugin that is not part of the build, at a tenant that has it besides its other plugins. */
export function variantOf(plugin: AnyPlugin, { folder, pluginApis }: Installed): VariantAtTenant {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as TenantManifest
  const tenant = {
    id: manifest.id,
    manifest: {
      ...manifest,
      plugins: { ...manifest.plugins, [plugin.id]: {} },
      ...(pluginApis && { pluginApis }),
    },
    features: plugin.features ?? [],
  }
  const found = findSubjects([...plugins, plugin], [tenant])
  const variant = found.find(({ contribution }) => contribution.plugin === plugin.id)
  if (!variant) throw new Error(`the plugin "${plugin.id}" contributes no booking variant`)
  return { ...variant, folder }
}
