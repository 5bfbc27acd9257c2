import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent } from 'react'
import { usePersonContext } from '@portico/core/session/personContext'
import { store, useAtomValue } from '@portico/core/state/store'
import { toast } from '@portico/core/ui/feedback/toast'
import { isOwn } from '../conversationKey'
import { chatOpenAtom, lastReceivedAtom } from './chatAtoms'
import type { TextKey } from '../texts'

/** Says that a message of the other side has arrived, except on the screen that shows it. */
export function useNewsToast(): void {
  const t = useText<TextKey>()
  const { subject } = usePersonContext()
  const last = useAtomValue(lastReceivedAtom)
  const announce = useEffectEvent(() => {
    if (last === null || store.get(chatOpenAtom)) return
    const { patientId = subject } = last
    if (!isOwn(last, patientId, patientId !== subject)) toast({ tone: 'info', text: t('CHAT.ARRIVED') })
  })
  const id = last?.id
  useEffect(() => {
    if (id !== undefined) announce()
  }, [id])
}
