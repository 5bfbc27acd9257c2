/**
 * Watches whether the system takes devices away, as a telephone call does, and gives them back. `onBack` is called when they may be
 * opened again: the system gives a device back, or the person returns to the page. Returns a function that stops.
 */
export function watchInterruption(
  tracks: readonly MediaStreamTrack[],
  { onTaken, onBack }: { onTaken: () => void; onBack: () => void },
): () => void {
  const whenOver = new AbortController()
  const { signal } = whenOver
  const isTaken = () => tracks.some(({ readyState, muted }) => readyState === 'live' && muted)
  let wasTaken = false
  const back = () => {
    if (!wasTaken) return
    wasTaken = false
    onBack()
  }
  for (const track of tracks) {
    track.addEventListener(
      'mute',
      () => {
        wasTaken = true
        onTaken()
      },
      { signal },
    )
    track.addEventListener('unmute', () => isTaken() || back(), { signal })
  }
  // iOS may leave the tracks silent after the telephone call: only opening them again helps.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back(), {
    signal,
  })
  return () => whenOver.abort()
}
