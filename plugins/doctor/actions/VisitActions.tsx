import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useNow } from '@portico/core/format/useNow'
import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import type { KnownLine } from '../day'
import type { TextKey } from '../texts'
import { actionsOf, useVisitActions, type VisitAction } from './useVisitActions'
import { VisitDialog } from './VisitDialog'
import { actionLooks } from './actionLooks'

/** What a doctor does about a visit besides seeing the patient: move it, cancel it, or say that nobody came. Each writes a letter. */
export function VisitActions({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  const [asked, setAsked] = useState<VisitAction | null>(null)
  const { attend } = useVisitActions(line)
  const go = useGo()
  const actions = actionsOf(line, useNow())
  if (actions.length === 0) return null
  return (
    <div className="flex items-center flex-wrap gap-2">
      {actions.map((action) => {
        const { label, icon, variant } = actionLooks[action]
        const act = () => (action === 'undoNoShow' ? void attend(false) : setAsked(action))
        return (
          <Button key={action} size="sm" variant={variant} icon={icon} onClick={act}>
            {t(label)}
          </Button>
        )
      })}
      <VisitDialog
        line={line}
        action={asked}
        onClose={() => setAsked(null)}
        onGone={() => go('doctor.today')}
      />
    </div>
  )
}
