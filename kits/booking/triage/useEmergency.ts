import { useEffect, useState } from 'react'
import { useTenant } from '@portico/core/tenant/useTenant'
import { emergencyKinds, type EmergencyKind } from './kinds'
import type { EmergencyList } from './findEmergency'
import type { TenantNumbers } from './emergencyNumbers'

/** What the words of a search may be about, and whom to call. */
export interface Emergency {
  kind: EmergencyKind
  emergency: string
  crisis: string
}

type Triage = (text: string) => Emergency | null

/**
 * The emergency that a search may be about; null for none, and until the words have loaded. Nothing that is typed leaves the
 * browser or is stored.
 */
export function useEmergency(text: string, isOn: boolean): Emergency | null {
  const { emergencyNumber, crisisNumber, country, emergencyWords } = useTenant()
  const [triage, setTriage] = useState<Triage | null>(null)
  useEffect(() => {
    if (!isOn) return
    const numbers = { emergencyNumber, country, ...(crisisNumber !== undefined && { crisisNumber }) }
    loadTriage(emergencyWords, numbers).then(
      (loaded) => setTriage(() => loaded),
      (error: unknown) => console.error('The words of emergencies could not be loaded:', error),
    )
  }, [isOn, emergencyNumber, crisisNumber, country, emergencyWords])
  return triage?.(text) ?? null
}

async function loadTriage(file: string | undefined, numbers: TenantNumbers): Promise<Triage> {
  const [{ findEmergency }, { emergencyNumbers }, own] = await Promise.all([
    import('./findEmergency'),
    import('./emergencyNumbers'),
    import('./emergencies.json'),
  ])
  const list = await readList(file, own.default)
  const called = emergencyNumbers(numbers, own.default.numbers)
  return (text) => {
    const kind = emergencyKinds.find((one) => one === findEmergency(text, list))
    return kind === undefined ? null : { kind, ...called }
  }
}

/** The tenant's list. One that does not load, or is no list, leaves ours: a search without words would warn of nothing. */
async function readList(file: string | undefined, own: EmergencyList): Promise<EmergencyList> {
  if (file === undefined) return own
  try {
    const list = (await (await fetch(`/tenant/${file}`)).json()) as Partial<EmergencyList>
    return Array.isArray(list.groups) ? { groups: list.groups, notTypos: list.notTypos ?? [] } : own
  } catch {
    return own
  }
}
