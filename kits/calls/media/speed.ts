import type { CallReadiness } from '@schemas/generated/entities'
import { numberFormat } from '@portico/core/format/intl'

/** The measured speeds in Mbit/s as texts; null where they were not measured. */
export function speedOf(
  { downKbps, upKbps }: Pick<CallReadiness, 'downKbps' | 'upKbps'>,
  language: string,
): { down: string; up: string } | null {
  if (downKbps == null || upKbps == null) return null
  const format = numberFormat(language, { maximumFractionDigits: 1 })
  return { down: format.format(downKbps / 1000), up: format.format(upKbps / 1000) }
}
