import type { ReactNode } from 'react'
import { useLabel, type Label } from '@portico/core/i18n/useLabel'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { useCallText } from '../texts'
import { Pane } from './Pane'

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
    <Pane aria-label={t('CALL.SECTIONS')}>
      <nav
        className="flex overflow-x-auto bg-raised hairline-b desk:flex-wrap"
        aria-label={t('CALL.SECTIONS_OF')}
      >
        {sections.map((section) => (
          <button
            key={section.id}
            type="button"
            className="grid content-center justify-items-center gap-0.5 flex-none min-w-20 min-h-15 px-2 [border-bottom:3px_solid_transparent] text-[0.8125rem] font-semibold whitespace-nowrap text-muted focus-visible:-outline-offset-3 aria-[current=step]:border-b-brand aria-[current=step]:text-brand"
            aria-current={section === chosen ? 'step' : undefined}
            onClick={() => go(route, { params, query: { ...fixed, section: section.id }, replace: true })}
          >
            <Icon name={section.icon} />
            <span>{label(section.label)}</span>
          </button>
        ))}
      </nav>
      <div key={chosen.id} className="overflow-auto p-4 [&_[role=tablist]]:flex-wrap">
        {chosen.content}
      </div>
    </Pane>
  )
}
