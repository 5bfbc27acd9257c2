import type { ChatMessage } from '@schemas/generated/entities'
import { createAtom, createPersonAtom } from '@portico/core/state/store'

/** The last message that arrived for the person of the tab. */
export const lastReceivedAtom = createPersonAtom<ChatMessage | null>(null)

/** Whether the screen of the messages is open. */
export const chatOpenAtom = createAtom(false)
