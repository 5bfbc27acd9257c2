import { createAtom, store, useAtomValue } from '@portico/core/state/store'
import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'

export const fits = ['auto', 'whole', 'fill'] as const
export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

/** How the picture of the other side fills its frame. `auto`: whole where filling would lose too much. */
export type Fit = (typeof fits)[number]
/** Where the own picture lies. */
export type Corner = (typeof corners)[number]

/** How somebody likes to see a call on this device. */
export interface ViewChoice {
  fit: Fit
  corner: Corner
  /** Only for this side: the other one still sees the picture. */
  isSelfHidden: boolean
}

const KEY = deviceKey('calls.view')
const usual: ViewChoice = { fit: 'auto', corner: 'bottomRight', isSelfHidden: false }

function readChoice(): ViewChoice {
  try {
    const stored = JSON.parse(readStorage(KEY) ?? '{}') as Partial<ViewChoice> | null
    const { fit = usual.fit, corner = usual.corner, isSelfHidden = false } = stored ?? {}
    return {
      fit: fits.includes(fit) ? fit : usual.fit,
      corner: corners.includes(corner) ? corner : usual.corner,
      isSelfHidden,
    }
  } catch {
    return usual
  }
}

const choiceAtom = createAtom(readChoice())

/** How a call is seen on this device. */
export const useViewChoice = (): ViewChoice => useAtomValue(choiceAtom)

/** Changes how calls are seen on this device, from now on. */
export function chooseView(change: Partial<ViewChoice>): void {
  const choice = { ...store.get(choiceAtom), ...change }
  store.set(choiceAtom, choice)
  writeStorage(KEY, JSON.stringify(choice))
}
