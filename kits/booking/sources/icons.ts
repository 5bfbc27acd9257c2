import type { IconName } from '@core/ui/media/icons'

/** The picture beside a specialty, by what its name begins with in Spanish or English. */
const icons: readonly [RegExp, IconName][] = [
  [/cardi/i, 'heart-pulse'],
  [/derma/i, 'hand'],
  [/digest|gastro|nutri/i, 'apple'],
  [/gine|gyn/i, 'venus'],
  [/neuro|psico|psych|psiqui/i, 'brain'],
  [/otorr|ent\b/i, 'ear'],
  [/oftal|ophth/i, 'eye'],
  [/trauma|ortho/i, 'bone'],
  [/pedia|paedi/i, 'users-round'],
  [/enferm|nurs/i, 'activity'],
]

/** The picture of a specialty; a stethoscope for those without one of their own. */
export const specialtyIcon = (specialty: string): IconName =>
  icons.find(([pattern]) => pattern.test(specialty))?.[1] ?? 'stethoscope'
