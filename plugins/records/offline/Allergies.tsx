import { useText } from '@portico/core/i18n/useText'
import type { OfflineContent } from '@portico/core/plugin/points'
import type { TextKey } from '../texts'
import { useKnown } from './useKnown'

/** The allergies and intolerances of the person, for reading without a connection. */
export default function Allergies({ onRead }: { onRead: (content: OfflineContent) => void }) {
  const t = useText<TextKey>()
  useKnown(onRead, ({ allergies, noKnownAllergies }) => ({
    title: t('RECORDS.LIST.allergy'),
    empty: t(noKnownAllergies ? 'RECORDS.NO_ALLERGIES' : 'RECORDS.NOTHING'),
    items: allergies
      .filter(({ isActive }) => isActive)
      .map(({ name, isAllergy }) => ({
        title: name,
        lines: [t(isAllergy ? 'RECORDS.IS_ALLERGY' : 'RECORDS.IS_INTOLERANCE')],
      })),
  }))
  return null
}
