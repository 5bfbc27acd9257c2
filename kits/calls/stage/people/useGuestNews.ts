import { useEffect, useEffectEvent, useRef } from 'react'
import type { CallGuest } from '@schemas/generated/entities'
import { toast } from '@portico/core/ui/feedback/toast'
import { otherName } from '../../session/callState'
import type { CallView } from '../../session/callView'
import { useCallText, type CallKey } from '../../texts'

const news: Readonly<Partial<Record<CallGuest['state'], CallKey>>> = {
  in: 'PEOPLE.NEWS_in',
  left: 'PEOPLE.NEWS_left',
  removed: 'PEOPLE.NEWS_removed',
}

/** Says when a guest comes in or leaves, and to who invited them that the other side prefers to go on alone. */
export function useGuestNews({ guests: current, call, side, canInvite: isRead }: CallView): void {
  const t = useCallText()
  const before = useRef<ReadonlyMap<number, CallGuest['state']> | null>(null)
  const say = useEffectEvent((guests: readonly CallGuest[], canInvite: boolean) => {
    // Until the guests are read, nothing is new.
    if (!canInvite && guests.length === 0) return
    for (const { id, name, state, invitedBy } of guests) {
      const old = before.current?.get(id)
      if (!call || before.current === null || old === state) continue
      const text = state === 'refused' && invitedBy === side ? 'PEOPLE.REFUSED' : news[state]
      // Who never came in does not leave.
      if (text && !(state === 'removed' && old !== 'in'))
        toast({ tone: 'info', text: t(text, { name: state === 'refused' ? otherName(call, side) : name }) })
    }
    before.current = new Map(guests.map(({ id, state }) => [id, state]))
  })
  useEffect(() => say(current, isRead), [current, isRead])
}
