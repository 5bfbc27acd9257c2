import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes the folders of small tenants for servers in processes of their own. Their hosts are `<id>.localhost`. */
export function writeTenants(folder: string, ids: readonly string[], backend: object = {}): string {
  const tenants = path.join(folder, 'tenants')
  for (const id of ids) {
    const place = path.join(tenants, id)
    mkdirSync(path.join(place, 'assets'), { recursive: true })
    const manifest = { id, name: id, hosts: [`${id}.localhost`], languages: ['es'], plugins: {} }
    const files = { logo: 'assets/logo.svg', favicon: 'assets/favicon.svg' }
    for (const file of Object.values(files)) writeFileSync(path.join(place, file), '<svg/>')
    writeFileSync(path.join(place, 'theme.css'), ':root{--brand:#123456}')
    writeFileSync(path.join(place, 'tenant.json'), JSON.stringify({ ...manifest, ...files }))
    writeFileSync(
      path.join(place, 'backend.json'),
      JSON.stringify({ features: [], demo: { doctors: 4 }, ...backend }),
    )
  }
  return tenants
}
