import type { TenantManifest } from '@schemas/generated/tenant'
import { ManifestError } from './manifestError'

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a manifest that the start requires. `npm run tenant -- check` checks the rest. */
const needs: [name: keyof TenantManifest, expected: string, holds: (value: unknown) => boolean][] = [
  ['id', 'an id', isText],
  ['name', 'a name', isText],
  [
    'languages',
    'a list of languages',
    (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  ],
  [
    'plugins',
    'plugins with their options',
    (value) => isObject(value) && Object.values(value ?? {}).every(isObject),
  ],
]

/** Parses a manifest as far as the start needs. Throws `ManifestError` that names file, path, expected and found. */
export function parseManifest(file: string, text: string): TenantManifest {
  const manifest = parse(file, text)
  if (!isObject(manifest)) throw new ManifestError(file, '', 'a JSON object', shown(manifest))
  for (const [name, expected, holds] of needs) {
    const value = (manifest as Record<string, unknown>)[name]
    if (!holds(value)) throw new ManifestError(file, `/${name}`, expected, shown(value))
  }
  return manifest as TenantManifest
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ManifestError(file, '', 'JSON', String(cause))
  }
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing'
