import type { AbsenceInput } from '@schemas/generated/entities'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import { useCalendarText } from '../texts'

interface Props {
  found: readonly { canCancel: boolean }[]
  /** Null: not chosen. */
  value: AbsenceInput['appointments'] | null
  /** What a proposal of another time means. */
  offerText: string
  onChange: (value: AbsenceInput['appointments']) => void
}

/** Asks what becomes of the appointments, where there are any that can be cancelled. */
export function Fates({ found, value, offerText, onChange }: Props) {
  const t = useCalendarText()
  if (!found.some(({ canCancel }) => canCancel)) return null
  return (
    <ChoiceCards
      label={t('ADMIN.ABSENCES.FATES')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'cancel', title: t('ADMIN.ABSENCES.CANCEL'), text: t('ADMIN.ABSENCES.CANCEL_TEXT') },
        { value: 'offer', title: t('ADMIN.ABSENCES.OFFER'), text: offerText },
        { value: 'keep', title: t('ADMIN.ABSENCES.KEEP'), text: t('ADMIN.ABSENCES.KEEP_TEXT') },
      ]}
    />
  )
}
