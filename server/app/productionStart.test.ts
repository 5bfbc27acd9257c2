// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../platform/paths'
import { freePort } from '../test/freePort'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Copies a tenant whose settings name no stand-in. Returns the folder of the tenants. */
function productionTenants(): string {
  const tenants = path.join(folder, 'tenants')
  cpSync(path.join(root, 'tenants/portico'), path.join(tenants, 'portico'), { recursive: true })
  writeFileSync(path.join(tenants, 'portico/backend.json'), JSON.stringify({ features: ['video'] }))
  writeFileSync(
    path.join(tenants, 'portico/conditions.json'),
    JSON.stringify({ version: '1', es: ['Condiciones de Portico'] }),
  )
  return tenants
}

/** Starts and stops a server. Returns the modules of the project that it has loaded. */
async function modulesOf(name: string, env: Record<string, string>): Promise<string[]> {
  const notes = path.join(folder, name)
  const run = spawnSync(
    process.execPath,
    [
      '--import',
      path.join(root, 'server/test/noteModules.mjs'),
      '--import',
      'tsx',
      path.join(root, 'server/app/test/startProcess.ts'),
      notes,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(await freePort()),
        PORTICO_DATA: path.join(folder, `${name}-data`),
        ...env,
      },
      encoding: 'utf8',
    },
  )
  expect([run.status, run.stderr]).toEqual([0, ''])
  return readFileSync(notes, 'utf8')
    .split('\n')
    .flatMap((url) => /\/(server\/.+?)(\?.*)?$/.exec(url)?.[1] ?? [])
}

const isDemo = (file: string) => file.startsWith('server/demo/')

it('a server in production loads nothing of the demo', async () => {
  const modules = await modulesOf('production', {
    PORTICO_DEMO: 'off',
    PORTICO_TENANTS: productionTenants(),
  })
  expect(modules).toContain('server/domain/payments/routes.ts')
  expect(modules.filter(isDemo)).toEqual([])
}, 300_000)
