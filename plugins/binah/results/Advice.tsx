import { useText } from '@portico/core/i18n/useText'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { ScanValues } from '../engine/engine'
import type { TextKey } from '../texts'
import { levelOf, shownParts } from './ranges'

interface AdviceProps {
  values: ScanValues
  sex: number | null
}

/** What to do about values outside the usual range; nothing where all are inside. */
export function Advice({ values, sex }: AdviceProps) {
  const t = useText<TextKey>()
  const bands = shownParts(values)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const band = levelOf(values, field, sex)
      return band && band.severity > 0 ? [{ field, ...band }] : []
    })
  const pulse = bands.find(({ field }) => field === 'heartRate')
  const others = bands
    .filter(({ field }) => field !== 'heartRate')
    .map(({ field }) => t(`SCAN.FIELD.${field}`))
  if (bands.length === 0) return null
  const isGrave = bands.some(({ severity }) => severity === 2)
  return (
    <>
      <Notice tone={isGrave ? 'danger' : 'warning'} title={t('SCAN.ADVICE.TITLE')}>
        {pulse && <p>{t(/LOW/.test(pulse.level) ? 'SCAN.ADVICE.LOW' : 'SCAN.ADVICE.HIGH')}</p>}
        {others.length > 0 && <p>{t('SCAN.ADVICE.OTHER', { fields: others.join(', ') })}</p>}
        <p>{t('SCAN.ADVICE.MEDICINE')}</p>
      </Notice>
      <EmergencyLine />
    </>
  )
}
