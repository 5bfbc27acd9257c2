import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/test/freePort'

/** A portal with static files on one origin and API, identity server and hub on another. */
export interface Site {
  /** The project's folder. */
  root: string
  /** A temporary folder. */
  folder: string
  dist: string
  tenants: string
  /** Port of the static files: http://aurora.localhost:<port>. */
  port: number
  portal: string
  apiPort: number
  api: string
}

/** Creates the folder of such a portal, with the tenant `aurora` after the model of another. Starts no server. */
export async function makeSite(root: string, model = 'portico'): Promise<Site> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-static-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const api = `http://aurora.localhost:${apiPort}`
  const tenants = path.join(folder, 'tenants')
  writeTenant(path.join(root, 'tenants', model), path.join(tenants, 'aurora'), api)
  const portal = `http://aurora.localhost:${port}`
  return { root, folder, dist: path.join(root, 'dist'), tenants, port, portal, apiPort, api }
}

function writeTenant(model: string, folder: string, api: string) {
  mkdirSync(folder, { recursive: true })
  cpSync(model, folder, { recursive: true })
  const file = path.join(folder, 'tenant.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  const addresses = { api: `${api}/`, identity: `${api}/identity`, hub: `${api}/hub` }
  const change = { id: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'], addresses }
  writeFileSync(file, JSON.stringify({ ...manifest, ...change }))
}
