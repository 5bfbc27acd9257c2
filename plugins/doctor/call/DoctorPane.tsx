import type { ReactNode } from 'react'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { usePermitted } from '@portico/core/session/usePermitted'
import { Sections } from '@portico/calls/stage/Sections'

interface Props {
  /** The day of the consultation, which stays in the address. */
  day?: string | undefined
  /** The section of the consultation itself. */
  children: ReactNode
}

/** What a doctor has beside a call: the consultation, then what plugins add for the doctor, as messages and the patient's records. */
export function DoctorPane({ day, children }: Props) {
  const contributed = usePermitted('callSections').filter(({ sides }) => sides?.includes('doctor'))
  const own = {
    id: 'consultation',
    label: 'DOCTOR.CONSULTATION',
    icon: 'clipboard-list' as const,
    content: <div className="stack">{children}</div>,
  }
  const others = contributed.map(({ plugin, id, label, icon, section }) => ({
    id,
    label,
    icon,
    content: <LazyPart plugin={plugin} point="callSections" id={id} load={section} props={{}} />,
  }))
  return <Sections sections={[own, ...others]} {...(day !== undefined && { query: { day } })} />
}
