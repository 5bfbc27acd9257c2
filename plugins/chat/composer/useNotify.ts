import { useState } from 'react'
import { useHost, useOptions } from '@portico/core/plugin/useHost'

/** Whether a professional wants the patient notified by email. */
export interface Notify {
  /** Undefined in the patient's mode, where nobody is notified. */
  value: boolean | undefined
  /** Whether the professional may choose. */
  isShown: boolean
  change: (value: boolean) => void
}

/**
 * The choice of a professional: on unless the feature campaignMonitor is on. In the main application of
 * the professionals it is not shown, and the default is sent (C-113).
 */
export function useNotify(isProfessional: boolean): Notify {
  const { features } = useHost()
  const { mainDoctorApp } = useOptions('chat')
  const [value, setValue] = useState(!features.has('campaignMonitor'))
  return {
    value: isProfessional ? value : undefined,
    isShown: isProfessional && !mainDoctorApp,
    change: setValue,
  }
}
