import type { Check } from '../check'
import { choices } from './choices'
import { conflict } from './conflict'
import { edit } from './edit'
import { faults } from './faults'
import { payment } from './payment'
import { steps } from './steps'
import { times } from './times'
import { visitor } from './visitor'
import { zoneMatrix } from './zones'

/** Every rule that a way to book keeps, whatever it asks and wherever it books. */
export const checks: readonly Check[] = [
  ...steps,
  ...choices,
  ...times,
  ...zoneMatrix,
  ...conflict,
  ...edit,
  ...payment,
  ...faults,
  ...visitor,
]
