import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import type es from '../locales/es.json'
import type { Bandwidth } from './bandwidth'
import { speedOf } from '@portico/calls/media/speed'

/** How fast the connection receives and sends, once it is measured. */
export function NetworkSpeed({ bandwidth }: { bandwidth: Bandwidth }) {
  const t = useText<keyof typeof es>()
  const { language } = useLanguage()
  const speed = speedOf({ downKbps: bandwidth.down, upKbps: bandwidth.up }, language)
  return speed && <p className="small muted">{t('CALLS.CHECK.SPEED', speed)}</p>
}
