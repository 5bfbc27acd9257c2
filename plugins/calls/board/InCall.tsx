import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useHost } from '@portico/core/plugin/useHost'
import { usePermitted } from '@portico/core/session/usePermitted'
import { usePersonContext } from '@portico/core/session/personContext'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import type { CallView } from '@portico/calls/session/callView'
import { callInProgress } from '@portico/calls/session/callState'
import { CallStage } from '@portico/calls/stage/CallStage'
import { Sections } from '@portico/calls/stage/Sections'
import { sectionsOf } from './sections'
import { SectionPage } from './SectionPage'
import { WaitingForDoctor } from '../waiting/WaitingForDoctor'
import type { TextKey } from '../texts'

/** The board while somebody calls or talks: the picture, and the sections beside or below it. */
export function InCall({ view }: { view: CallView }) {
  const t = useText<TextKey>()
  const { call } = view
  const isDesktop = useIsDesktop()
  const [isOpen, setIsOpen] = useState(isDesktop)
  // The sections are about the person of the page, who may differ from the person who is called.
  const { subject } = usePersonContext()
  const hasPane = call?.patientId === subject && callInProgress(view)
  if (!call) return null
  return (
    <CallStage
      view={view}
      name={call.doctorName ?? t('CALLS.POOL.NAME_OF_CALL')}
      detail={call.specialtyName}
      thumbnailId={call.doctorThumbnailId}
      waiting={view.phase === 'calling' ? <WaitingForDoctor call={call} /> : undefined}
      pane={hasPane ? <PatientSections /> : undefined}
      isPaneOpen={isOpen}
      onTogglePane={() => setIsOpen(!isOpen)}
    />
  )
}

/** The sections in the order of the specification, each from its plugin; one that fails leaves the call alone. */
function PatientSections() {
  const { routes, features } = useHost()
  const contributed = usePermitted('callSections').filter(({ sides = ['patient'] }) =>
    sides.includes('patient'),
  )
  const sections = sectionsOf(routes, contributed, features)
  return (
    <Sections
      sections={sections.map((section) => ({ ...section, content: <SectionPage section={section} /> }))}
    />
  )
}
