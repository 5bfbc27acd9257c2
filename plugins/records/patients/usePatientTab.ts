import { useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'

/** The parts of a patient's records. */
export const patientTabs = ['important', 'documents', 'consultations', 'measurements'] as const
export type PatientTab = (typeof patientTabs)[number]

const isTab = (text: string | undefined): text is PatientTab => patientTabs.some((tab) => tab === text)

/**
 * The part that is shown, and a function that shows another one. On the page of a patient it is in the address; beside a call,
 * whose address is the call's, it is not. A series in the address is one of the measurements.
 */
export function usePatientTab(): [PatientTab, (tab: PatientTab) => void] {
  const go = useGo()
  const { id, params, query } = useRoute()
  const [own, setOwn] = useState<PatientTab>('important')
  if (id !== 'records.patients') return [own, setOwn]
  const named = query['tab']
  const shown = isTab(named) ? named : query['series'] === undefined ? 'important' : 'measurements'
  return [shown, (tab) => go(id, { params, query: tab === 'important' ? {} : { tab } })]
}
