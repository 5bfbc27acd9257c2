import type { IconName } from '@portico/core/ui/media/Icon'

/** Icons of specialties, by the start of their name in Spanish or English. */
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

/** The icon of a specialty; a stethoscope when none matches. */
export const specialtyIcon = (specialty: string): IconName =>
  icons.find(([pattern]) => pattern.test(specialty))?.[1] ?? 'stethoscope'
