import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent } from 'react'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { cx } from '@portico/core/ui/cx'
import { roomyLogClass } from '../text/logClass'
import { MessageRow, type RowContext } from '../conversation/MessageRow'
import { rowsOf } from '../conversation/rows'
import type { Messages } from '../conversation/useMessages'
import type { TextKey } from '../texts'

interface Props {
  state: Messages
  context: RowContext
  onClose: () => void
}

/** A whole conversation in the page, to print it and to find words in it with the browser. */
export default function PrintedConversation({ state, context, onClose }: Props) {
  const t = useText<TextKey>()
  const now = useNow()
  const { messages = [], older } = state
  useAll(state)
  const isWhole = older === 'none'
  return (
    <section
      className={cx(roomyLogClass, 'gap-3 print:block print:overflow-visible')}
      aria-label={t('CHAT.WHOLE')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button icon="printer" size="sm" disabled={!isWhole} onClick={() => print()}>
          {t('CHAT.PRINT')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('CHAT.PRINT_END')}
        </Button>
        <output className="text-sm text-muted">
          {isWhole && t('CHAT.WHOLE_COUNT', { count: messages.length })}
        </output>
      </div>
      <h3 className="h3">{t('CHAT.WHOLE_WITH', { name: context.who.name })}</h3>
      <p className="text-sm text-muted">{t('CHAT.PRINTED_ON', { day: formatDate(now, browserZone()) })}</p>
      {older === 'failed' && (
        <div className="m-auto">
          <ErrorState title={t('CHAT.FAILED')} level={3} onRetry={state.loadOlder} />
        </div>
      )}
      {!isWhole && older !== 'failed' && (
        <Loading label={t('CHAT.LOADING')}>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {isWhole && (
        <ol>
          {rowsOf(messages).map((row) => (
            <li key={row.key}>
              <MessageRow row={row} context={context} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Reads all older messages, page by page. A failure stops it until somebody asks again. */
function useAll({ messages, older, loadOlder }: Messages): void {
  const first = messages?.[0]?.id
  const next = useEffectEvent(loadOlder)
  useEffect(() => {
    if (older === 'idle' && first !== undefined) next()
  }, [older, first])
}
