import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useNow } from '@portico/core/format/useNow'
import { usePath } from '@portico/core/routing/useHref'
import { useGo } from '@portico/core/routing/useGo'
import { MenuButton, type MenuEntry } from '@portico/core/ui/actions/MenuButton'
import type { KnownLine } from '../day'
import type { TextKey } from '../texts'
import { actionLooks } from './actionLooks'
import { actionsOf, useVisitActions, type VisitAction } from './useVisitActions'
import { VisitDialog } from './VisitDialog'

/** What can be done about a line of the day: write to the patient, open their records, move, cancel, nobody came. */
export function RowMenu({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  const [asked, setAsked] = useState<VisitAction | null>(null)
  const { attend } = useVisitActions(line)
  const links = useLinks(line)
  const actions = actionsOf(line, useNow()).map((action) => ({
    id: action,
    label: t(actionLooks[action].label),
    icon: actionLooks[action].icon,
    danger: action === 'cancel',
    onAction: () => (action === 'undoNoShow' ? void attend(false) : setAsked(action)),
  }))
  const items = [...links, ...actions]
  if (items.length === 0) return null
  return (
    <>
      <MenuButton label={t('DOCTOR.MORE_ACTIONS', { name: line.patientName })} items={items} />
      <VisitDialog line={line} action={asked} onClose={() => setAsked(null)} />
    </>
  )
}

/** The pages about the patient that the portal has. */
function useLinks({ patientId, doctorId }: KnownLine): MenuEntry[] {
  const t = useText<TextKey>()
  const go = useGo()
  const path = usePath()
  const toMessages = { params: { professional: String(doctorId), patient: patientId } }
  const toRecords = { params: { patientId } }
  const links: MenuEntry[] = []
  if (doctorId != null && path('videoConsultation.messages', toMessages))
    links.push({
      id: 'message',
      label: t('DOCTOR.WRITE'),
      icon: 'messages-square',
      onAction: () => go('videoConsultation.messages', toMessages),
    })
  if (path('records.patients', toRecords))
    links.push({
      id: 'records',
      label: t('DOCTOR.RECORDS'),
      icon: 'heart-pulse',
      onAction: () => go('records.patients', toRecords),
    })
  return links
}
