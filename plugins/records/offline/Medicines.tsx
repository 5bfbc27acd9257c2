import { useText } from '@portico/core/i18n/useText'
import type { OfflineContent } from '@portico/core/plugin/points'
import { useSummary } from '../medicalData/useSummary'
import type { TextKey } from '../texts'
import { useKnown } from './useKnown'

/** The medicines that the person takes, for reading without a connection. */
export default function Medicines({ onRead }: { onRead: (content: OfflineContent) => void }) {
  const t = useText<TextKey>()
  const summaryOf = useSummary()
  useKnown(onRead, ({ medicines }) => ({
    title: t('RECORDS.OFFLINE_MEDICINES'),
    empty: t('RECORDS.NOTHING'),
    items: medicines
      .filter(({ isActive }) => isActive !== false)
      .map((medicine) => ({
        title: medicine.name,
        lines: [summaryOf('medicine', medicine)].filter((line) => line !== ''),
      })),
  }))
  return null
}
