import type { CallReadiness } from '@schemas/generated/entities'
import type { Bandwidth } from './bandwidth'

/** The results of a check so far; null where it still runs or asks. */
export type CheckState = {
  [K in 'camera' | 'microphone' | 'speaker' | 'network']: CallReadiness[K] | null
} & { bandwidth?: Bandwidth }

export const unchecked: CheckState = { camera: null, microphone: null, speaker: null, network: null }

/** What is stored with the appointment and copied for the help desk; null until every part is known. */
export function readinessOf(state: CheckState, userAgent: string): CallReadiness | null {
  const { camera, microphone, speaker, network, bandwidth } = state
  if (!camera || !microphone || !speaker || !network) return null
  const speed = bandwidth && { downKbps: whole(bandwidth.down), upKbps: whole(bandwidth.up) }
  return { camera, microphone, speaker, network, ...speed, browser: browserName(userAgent) }
}

const whole = (speed: number | null) => speed && Math.round(speed)

/** Whether a check found nothing to repair. */
export const isAllWell = ({ camera, microphone, speaker, network }: CallReadiness): boolean =>
  [camera, microphone, speaker, network].every((result) => result === 'ok')

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
