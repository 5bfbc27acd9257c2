import type { KeyboardEvent } from 'react'

/** The code of a key that a program for composing characters has taken; browsers that do not say `isComposing` say this. */
const COMPOSED = 229

/** Whether a key sends with a mouse and a keyboard: Enter alone, and not the one that ends a composed character. */
export const isSendKey = ({
  key,
  shiftKey,
  nativeEvent: { isComposing, keyCode },
}: Pick<KeyboardEvent, 'key' | 'shiftKey'> & {
  nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>
}): boolean => key === 'Enter' && !shiftKey && !isComposing && keyCode !== COMPOSED
