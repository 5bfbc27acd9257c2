import type { IdentitySide } from '@schemas/generated/entities'

/** The steps of the sandbox: three pictures, and how the test ends. */
export const steps = ['front', 'back', 'face', 'outcome'] as const
export type Step = (typeof steps)[number]

/**
 * The step that comes next. Takes the pictures that were sent, and whether the document has no back. A check that is continued
 * begins where it was left; once the face is sent, the back is no longer asked for.
 */
export function nextStep(sent: readonly IdentitySide[], hasNoBack: boolean): Step {
  if (!sent.includes('front')) return 'front'
  if (sent.includes('face')) return 'outcome'
  return sent.includes('back') || hasNoBack ? 'face' : 'back'
}
