import type { Check } from '../check'
import { answerChecks } from './answers'
import { choiceChecks } from './choices'
import { conflictChecks } from './conflict'
import { editChecks } from './edit'
import { errorChecks } from './faults'
import { paymentChecks } from './payment'
import { stepChecks } from './steps'
import { slotChecks } from './times'
import { visitorChecks } from './visitor'
import { zoneChecks } from './zones'

/** Every rule that a booking variant must follow. */
export const checks: readonly Check[] = [
  ...stepChecks,
  ...choiceChecks,
  ...answerChecks,
  ...slotChecks,
  ...zoneChecks,
  ...conflictChecks,
  ...editChecks,
  ...paymentChecks,
  ...errorChecks,
  ...visitorChecks,
]
