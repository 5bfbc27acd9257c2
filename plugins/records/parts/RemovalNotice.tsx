import { useText } from '@portico/core/i18n/useText'
import { useEffect, useState } from 'react'
import { useAtomValue } from '@portico/core/state/store'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { finishRemovals, removalsAtom, UNDO_MS, undoRemoval } from './removal'
import type { TextKey } from '../texts'

/**
 * Says what was removed and takes it back. The countdown pauses while the button has the focus or the pointer. Leaving the
 * page deletes at once.
 */
export function RemovalNotice() {
  const t = useText<TextKey>()
  const removal = useAtomValue(removalsAtom).findLast(({ isRunning }) => !isRunning)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!removal || isHeld) return undefined
    const timer = setTimeout(finishRemovals, UNDO_MS)
    return () => clearTimeout(timer)
  }, [removal, isHeld])
  useEffect(() => {
    addEventListener('pagehide', finishRemovals)
    return () => {
      removeEventListener('pagehide', finishRemovals)
      finishRemovals()
    }
  }, [])
  const holding = {
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
  }
  const undo = (id: string) => {
    setIsHeld(false)
    undoRemoval(id)
  }
  return (
    <>
      <output className="sr-only">{removal?.text}</output>
      {removal && (
        <Notice
          icon="trash-2"
          action={
            <Button size="sm" variant="secondary" {...holding} onClick={() => undo(removal.id)}>
              {t('RECORDS.UNDO')}
            </Button>
          }
        >
          {removal.text}
        </Notice>
      )}
    </>
  )
}
