import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { ChatMessage } from '@schemas/generated/entities'
import type { UnsentMessage } from '../outbox/outbox'
import { refusalText } from '../outbox/refusalText'
import type { TextKey } from '../texts'

interface Props {
  /** The last message of the other side. */
  last: ChatMessage | undefined
  /** Name of the other side. */
  name: string
  unsent: readonly UnsentMessage[]
}

/**
 * Reads out what arrives while the conversation is open, and why a message was refused. The log itself is silent: its rows
 * come and go on scrolling, and a screen reader would read each of them.
 */
export function LogStatus({ last, name, unsent }: Props) {
  const t = useText<TextKey>()
  const [firstId] = useState(last?.id)
  const arrived = last && last.id !== firstId ? last.content || last.documentName : undefined
  const refused = unsent.find(({ state }) => state === 'refused')
  return (
    <div className="sr-only">
      <output>{arrived && `${name}: ${arrived}`}</output>
      <output>{refused && t(refusalText(refused.error))}</output>
    </div>
  )
}
