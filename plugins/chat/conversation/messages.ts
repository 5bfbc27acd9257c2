import type { ChatMessage } from '@schemas/generated/entities'

/** Messages in the order of their ids, each once; a later copy replaces an earlier one. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/**
 * Adds the latest page. If messages may be missing between what is known and the page, as after a long time without a
 * connection, only the page is kept; older ones are read again on scrolling up.
 */
export function mergeLatest(known: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage[] {
  const newest = known.at(-1)?.id ?? 0
  const hasGap = page.length > 0 && page.every(({ id }) => id > newest)
  return hasGap ? [...page] : mergeMessages(known, page)
}

/** The id of the first of the last `unread` messages of the other side; undefined for none, and while it is among older messages. */
export function firstUnread(
  messages: readonly ChatMessage[],
  unread: number,
  isFromOther: (message: ChatMessage) => boolean,
): number | undefined {
  return unread > 0 ? messages.filter(isFromOther).at(-unread)?.id : undefined
}
