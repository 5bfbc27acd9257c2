import type { CallReadiness } from '@schemas/generated/entities'

/** The results of a check so far; null where it still runs or asks. */
export type CheckState = { [K in Exclude<keyof CallReadiness, 'browser'>]: CallReadiness[K] | null }

export const unchecked: CheckState = { camera: null, microphone: null, speaker: null, network: null }

/** What is stored with the appointment and copied for the help desk; null until every part is known. */
export function readinessOf(state: CheckState, userAgent: string): CallReadiness | null {
  const { camera, microphone, speaker, network } = state
  if (!camera || !microphone || !speaker || !network) return null
  return { camera, microphone, speaker, network, browser: browserName(userAgent) }
}

const browsers: readonly [pattern: RegExp, name: string][] = [
  [/(?:Edg|EdgA|EdgiOS)\/([\d.]+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/([\d.]+)/, 'Chrome'],
  [/Version\/([\d.]+).*Safari/, 'Safari'],
]

/** Name and major version of a browser, without anything that tells people apart. */
export function browserName(userAgent: string): string {
  for (const [pattern, name] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? []
    if (version) return `${name} ${version.split('.')[0]}`
  }
  return '?'
}

/** The loudness of samples from 0 to 1: silence has none, speech about a third. */
export function loudness(samples: Uint8Array): number {
  const square = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0)
  return Math.min(1, Math.sqrt(square / Math.max(1, samples.length)) * 4)
}
