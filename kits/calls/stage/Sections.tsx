import type { ReactNode } from 'react'
import { useLabel, type Label } from '@portico/core/i18n/useLabel'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { useCallText } from '../texts'
import './Sections.css'

/** A section as it is shown. */
export interface ShownSection {
  id: string
  label: Label
  icon: IconName
  content: ReactNode
}

interface Props {
  sections: readonly ShownSection[]
  /** What stays in the address beside the section. */
  query?: Readonly<Record<string, string>>
}

/** The sections beside a call, one at a time. The address says which: `?section=documents`. */
export function Sections({ sections, query: fixed }: Props) {
  const t = useCallText()
  const label = useLabel()
  const go = useGo()
  const { id: route, params, query } = useRoute()
  const current = query['section'] ?? params['section']
  const chosen = sections.find(({ id }) => id === current) ?? sections[0]
  if (!chosen) return null
  return (
    <section className="call-pane" aria-label={t('CALL.SECTIONS')}>
      <nav className="call-sections" aria-label={t('CALL.SECTIONS_OF')}>
        {sections.map((section) => (
          <button
            key={section.id}
            type="button"
            aria-current={section === chosen ? 'step' : undefined}
            onClick={() => go(route, { params, query: { ...fixed, section: section.id }, replace: true })}
          >
            <Icon name={section.icon} />
            {label(section.label)}
          </button>
        ))}
      </nav>
      <div key={chosen.id} className="call-pane-body">
        {chosen.content}
      </div>
    </section>
  )
}
