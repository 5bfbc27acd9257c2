import { useState } from 'react'
import { LazyPart } from '@core/plugin/LazyPart'
import { useHost } from '@core/plugin/useHost'
import { usePermitted } from '@core/session/usePermitted'
import { usePersonContext } from '@core/session/personContext'
import { useLabel } from '@core/i18n/useLabel'
import { useRoute } from '@core/routing/useRoute'
import { useGo } from '@core/routing/useGo'
import { Icon } from '@core/ui/media/Icon'
import { useIsDesktop } from '@core/ui/layout/useIsDesktop'
import type { CallView } from '@kits/calls/session/CallSession'
import { CallStage } from '@kits/calls/stage/CallStage'
import { useCallText } from '@kits/calls/texts'
import { sectionsOf } from './sections'
import { Waiting } from './Waiting'

/** The board while somebody calls or talks: the picture, and the sections beside or below it. */
export function InCall({ view }: { view: CallView }) {
  const { call } = view
  const isDesktop = useIsDesktop()
  const { params, query } = useRoute()
  const section = query['section'] ?? params['section']
  const [isOpen, setIsOpen] = useState(isDesktop)
  // The sections are about the person of the page, who may be another one than the one who is called.
  const { subject } = usePersonContext()
  const hasPane = call?.patientId === subject && view.phase === 'inProgress'
  if (!call) return null
  return (
    <CallStage
      view={view}
      name={call.doctorName}
      detail={call.specialtyName}
      thumbnailId={call.doctorThumbnailId}
      waiting={view.phase === 'calling' ? <Waiting call={call} media={view.media} /> : undefined}
      pane={hasPane ? <Sections current={section} /> : undefined}
      isPaneOpen={isOpen}
      onTogglePane={() => setIsOpen(!isOpen)}
    />
  )
}

/** The sections in the order of the specification, each from its plugin; one that fails leaves the call alone (CALL-019). */
function Sections({ current }: { current: string | undefined }) {
  const t = useCallText()
  const label = useLabel()
  const go = useGo()
  const { routes, features } = useHost()
  const sections = sectionsOf(routes, usePermitted('callSections'), features)
  const chosen = sections.find(({ id }) => id === current) ?? sections[0]
  if (!chosen) return null
  return (
    <section className="call-pane" aria-label={t('CALL.SECTIONS')}>
      <nav className="calls-sections" aria-label={t('CALL.SECTIONS_OF')}>
        {sections.map((section) => (
          <button
            key={section.id}
            type="button"
            aria-current={section === chosen ? 'step' : undefined}
            onClick={() =>
              go('videoConsultation.videoCall', { query: { section: section.id }, replace: true })
            }
          >
            <Icon name={section.icon} />
            {label(section.label)}
          </button>
        ))}
      </nav>
      <div className="call-pane-body">
        <LazyPart
          key={chosen.id}
          plugin={chosen.plugin}
          point="callSections"
          id={chosen.id}
          load={chosen.section}
          props={{}}
        />
      </div>
    </section>
  )
}
