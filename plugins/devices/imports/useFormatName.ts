import { useDevicesText, type DevicesKey } from '../texts'

/** The formats that the portal names. */
export const namedFormats = [
  'appleHealth',
  'googleFit',
  'dexcomClarity',
  'libreView',
  'tidepool',
  'omron',
  'withings',
  'garmin',
  'fitbit',
  'accuChek',
  'mySugr',
  'contour',
  'portico',
  'csv',
] as const

/** The name of a format; that of an integrator's format is its own. */
export function useFormatName() {
  const { t } = useDevicesText()
  return (format: string): string => {
    const id = namedFormats.find((one) => one === format)
    return id ? t(`DEVICES.FORMAT.${id}` satisfies DevicesKey) : format
  }
}
