/** What a key does in the player. */
export type KeyAction =
  | { kind: 'play' | 'captions' | 'full' | 'sound' | 'picture' }
  | { kind: 'by'; seconds: number }
  | { kind: 'tenths'; tenths: number }

const actions: Readonly<Record<string, KeyAction>> = {
  ' ': { kind: 'play' },
  k: { kind: 'play' },
  c: { kind: 'captions' },
  f: { kind: 'full' },
  m: { kind: 'sound' },
  ArrowLeft: { kind: 'by', seconds: -5 },
  ArrowRight: { kind: 'by', seconds: 5 },
}

/** The action of a key: Space or K, arrows, C, F, M, and 0 to 9 for tenths. Keys with a modifier belong to the browser. */
export function actionOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (/^\d$/.test(key)) return { kind: 'tenths', tenths: Number(key) }
  return actions[key.length === 1 ? key.toLowerCase() : key]
}
