import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from './finding'
import { findPlaces, lineOf } from './jsonPlaces'
import { filePath, type TenantFolder } from './tenantFolder'

/** Adds to each finding about a value of a tenant's file the line of that value. */
export function addLines(tenant: TenantFolder, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const line = finding.line ?? findLine(tenant, finding)
    return line === undefined ? finding : { ...finding, line }
  })
}

function findLine(tenant: TenantFolder, { file, path: place }: Finding): number | undefined {
  const start = filePath(tenant, '')
  const full = path.join(tenant.folder, file.slice(start.length))
  if (place === '' || !file.startsWith(start) || !existsSync(full)) return undefined
  const text = readFileSync(full, 'utf8')
  if (file.endsWith('.json')) return jsonLine(text, place)
  return file.endsWith('.css') ? cssLine(text, place) : undefined
}

function jsonLine(text: string, pointer: string): number | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  return lineOf(findPlaces(text), pointer)
}

/** The line of `selector --property`: of the property after the selector, or of the selector. */
function cssLine(css: string, place: string): number | undefined {
  const [, selector = place, property] = /^(.*?) ([\w-]+)$/.exec(place) ?? []
  const at = css.replaceAll('"', "'").indexOf(selector)
  if (at < 0) return undefined
  const end = css.indexOf('}', at)
  const inside =
    property === undefined
      ? -1
      : css.slice(at, end < 0 ? undefined : end).search(new RegExp(`${property}\\s*:`))
  return css.slice(0, inside < 0 ? at : at + inside).split('\n').length
}
