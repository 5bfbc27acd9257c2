import { useOptions } from '@portico/core/plugin/useHost'

/** Whether the picture stays on the device: true of the portal's own engine only. */
export const useIsLocal = (): boolean => useOptions('binah').engine === 'own'
