import { appleHealth } from './appleHealth'
import { fhir } from './fhir'
import { fitbit } from './fitbit'
import type { MeasurementFormat } from './format'
import { garmin } from './garmin'
import { careLink, dexcomClarity, glooko, libreView, tandemSource, yourLoops } from './glucose'
import { googleFit } from './googleFit'
import { healthConnect } from './healthConnect'
import { googleHealth, googleHealthSleep } from './googleHealth'
import { accuChek, contour, mySugr, siDiary } from './meters'
import { nightscout } from './nightscout'
import { omron } from './omron'
import { portico } from './portico'
import { tidepool } from './tidepool'
import { withingsRaw, withingsSleep, withingsTable } from './withings'
import { zeppLife } from './zeppLife'

/** The formats that the portal knows by name. The first one that recognises a file reads it. */
export const formats: readonly MeasurementFormat[] = [
  appleHealth,
  portico,
  fhir,
  dexcomClarity,
  libreView,
  glooko,
  yourLoops,
  tandemSource,
  careLink,
  tidepool,
  nightscout,
  omron,
  withingsTable,
  withingsRaw,
  withingsSleep,
  garmin,
  fitbit,
  googleHealth,
  googleHealthSleep,
  zeppLife,
  healthConnect,
  googleFit,
  accuChek,
  mySugr,
  contour,
  siDiary,
]
