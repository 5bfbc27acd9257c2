import { useState, type ReactNode } from 'react'
import { EmergencyNotice, EmergencyReminder } from './EmergencyNotice'
import type { EmergencyKind } from './kinds'
import { useEmergency } from './useEmergency'

interface EmergencyGateProps {
  /** What somebody searches for. */
  text: string
  /** How often the search was sent. */
  sent: number
  /** Whether patients write here what is wrong with them. */
  isOn: boolean
  /** The results. */
  children: ReactNode
}

/** Shows what to do now instead of the results of a search that may be about an emergency, until somebody goes on. */
export function EmergencyGate({ text, sent, isOn, children }: EmergencyGateProps) {
  const emergency = useEmergency(text, isOn)
  const [dismissed, setDismissed] = useState<EmergencyKind | null>(null)
  if (emergency && emergency.kind !== dismissed)
    return (
      <EmergencyNotice emergency={emergency} sent={sent} onContinue={() => setDismissed(emergency.kind)} />
    )
  return (
    <>
      {emergency && <EmergencyReminder emergency={emergency} />}
      {children}
    </>
  )
}
