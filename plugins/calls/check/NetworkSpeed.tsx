import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { Bandwidth } from './bandwidth'
import { speedOf } from '@portico/calls/media/speed'
import type { TextKey } from '../texts'

/** How fast the connection receives and sends, once it is measured. */
export function NetworkSpeed({ bandwidth }: { bandwidth: Bandwidth }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const speed = speedOf({ downKbps: bandwidth.down, upKbps: bandwidth.up }, language)
  return speed && <p className="text-sm text-muted">{t('CALLS.CHECK.SPEED', speed)}</p>
}
