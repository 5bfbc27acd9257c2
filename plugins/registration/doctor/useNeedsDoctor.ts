import { useHost } from '@portico/core/plugin/useHost'

/** Whether every patient has a doctor of their own: an account without one could open nothing. */
export const useNeedsDoctor = (): boolean => useHost().features.has('upMedica')
