import { useLabel } from '@portico/core/i18n/useLabel'
import { useAddedFormats } from './useAddedFormats'
import { useDevicesText, type DevicesKey } from '../texts'

/** The formats that the portal names. */
export const namedFormats = [
  'appleHealth',
  'healthConnect',
  'googleFit',
  'dexcomClarity',
  'libreView',
  'tidepool',
  'omron',
  'withings',
  'garmin',
  'fitbit',
  'zeppLife',
  'accuChek',
  'mySugr',
  'contour',
  'glooko',
  'siDiary',
  'yourLoops',
  'tandemSource',
  'careLink',
  'nightscout',
  'fhir',
  'portico',
  'csv',
] as const

/** The name of a format; a format of another plugin has its own. */
export function useFormatName() {
  const { t } = useDevicesText()
  const labelOf = useLabel()
  const added = useAddedFormats()
  return (format: string): string => {
    const id = namedFormats.find((one) => one === format)
    if (id) return t(`DEVICES.FORMAT.${id}` satisfies DevicesKey)
    const own = added.find((one) => one.id === format)
    return own ? labelOf(own.label) : t('DEVICES.FORMAT_OTHER')
  }
}
