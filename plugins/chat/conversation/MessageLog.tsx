import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ChatMessage } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { cx } from '@portico/core/ui/cx'
import { useUnsentIn } from '../outbox/outbox'
import { isOwn, type ConversationKey } from '../conversationKey'
import type { OtherSide } from '../otherSide'
import { logClass, roomyLogClass } from '../text/logClass'
import { LogRows } from './LogRows'
import { firstUnread } from './messages'
import { LogStatus } from './LogStatus'
import { OlderMessages } from './OlderMessages'
import { rowsOf } from './rows'
import { useMarkRead } from './useMarkRead'
import type { Messages } from './useMessages'
import { useScroll } from './useScroll'
import type { TextKey } from '../texts'

interface Props {
  conversation: ConversationKey
  who: OtherSide
  isProfessional: boolean
  messages: Messages
  /** New messages when the conversation was opened; undefined while nobody knows. */
  unread?: number
  readByOtherId?: number
}

/** The messages of a conversation, the newest below. A screen reader reads out what arrives. */
export function MessageLog({ messages: state, ...props }: Props) {
  const t = useText<TextKey>()
  const unsent = useUnsentIn(props.conversation)
  if (state.hasFailed)
    return (
      <div className={cx(roomyLogClass, '[&>*]:m-auto')}>
        <ErrorState
          title={t('CHAT.FAILED')}
          text={t('CHAT.FAILED_TEXT')}
          busy={state.isRetrying}
          onRetry={state.retry}
        />
      </div>
    )
  if (!state.messages) return <LoadingLog />
  if (state.messages.length === 0 && unsent.length === 0)
    return (
      <div className={cx(roomyLogClass, '[&>*]:m-auto')}>
        <EmptyState
          icon="messages-square"
          level={3}
          title={t('CHAT.NO_MESSAGES')}
          text={t(props.isProfessional ? 'CHAT.NO_MESSAGES_DOCTOR' : 'CHAT.NO_MESSAGES_TEXT')}
        />
      </div>
    )
  return <Log {...props} state={state} messages={state.messages} />
}

function LoadingLog() {
  const t = useText<TextKey>()
  return (
    <div className={roomyLogClass}>
      <Loading label={t('CHAT.LOADING')}>
        {[60, 40, 70].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="3rem" shape="block" />
        ))}
      </Loading>
    </div>
  )
}

interface LogProps extends Omit<Props, 'messages'> {
  state: Messages
  messages: readonly ChatMessage[]
}

function Log({ conversation, who, isProfessional, unread, readByOtherId, state, messages }: LogProps) {
  const t = useText<TextKey>()
  const { patientId } = conversation
  const unsent = useUnsentIn(conversation).filter(
    ({ clientId }) => !messages.some((known) => known.clientId === clientId),
  )
  const isFromOther = (message: ChatMessage) => !isOwn(message, patientId, isProfessional)
  const newFrom = useFirstNew(firstUnread(messages, unread ?? 0, isFromOther))
  useOlderUntilNew(state, (unread ?? 0) > 0 && newFrom === undefined)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [top, setTop] = useState<HTMLDivElement | null>(null)
  const rows = rowsOf(messages, unsent)
  const scroll = useScroll({
    scroller,
    list,
    count: rows.length,
    lastId: messages.at(-1)?.id ?? 0,
    unsent: unsent.length,
    ...(newFrom !== undefined && {
      start: { id: newFrom, index: rows.findIndex(({ key }) => key === newFrom) },
    }),
  })
  const lastOfOther = messages.findLast(isFromOther)
  useMarkRead(conversation, scroll.isAtEnd ? lastOfOther?.id : undefined)
  const missed = messages.filter((message) => message.id > scroll.seenId && isFromOther(message)).length
  return (
    <div className="relative grid min-h-0">
      <div
        ref={scroller}
        className={logClass}
        role="log"
        aria-live="off"
        aria-label={t('MENU.MESSAGES')}
        aria-busy={state.older === 'loading'}
        // A scrolling area is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        <OlderMessages state={state.older} onLoad={state.loadOlder} top={top} onTop={setTop} />
        <LogRows
          rows={rows}
          context={{ who, isProfessional, patientId, newFrom, readByOtherId }}
          list={list}
          scroller={scroller}
          startMargin={top?.offsetHeight ?? 0}
          onResize={scroll.onResize}
        />
      </div>
      <LogStatus last={lastOfOther} name={who.name} unsent={unsent} />
      {!scroll.isAtEnd && missed > 0 && (
        <p className="absolute z-2 top-auto bottom-3 inset-x-0 grid justify-items-center pointer-events-none [&_.btn]:pointer-events-auto [&_.btn]:rounded-[999px] [&_.btn]:shadow-float">
          <Button size="sm" icon="chevron-down" onClick={scroll.toEnd}>
            {t(missed === 1 ? 'CHAT.NEW_MESSAGE' : 'CHAT.NEW_MESSAGES', { count: missed })}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The first message that was new at the opening: it stays marked while it is read. */
function useFirstNew(id: number | undefined): number | undefined {
  const [first, setFirst] = useState(id)
  if (first === undefined && id !== undefined) setFirst(id)
  return first ?? id
}

/** Reads older messages until the first new one is among them. */
function useOlderUntilNew({ older, loadOlder }: Messages, isWanted: boolean): void {
  const load = useEffectEvent(loadOlder)
  useEffect(() => {
    if (isWanted && older === 'idle') load()
  }, [isWanted, older])
}
