import { useText } from '@portico/core/i18n/useText'
import { useDeferredValue } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { cx } from '@portico/core/ui/cx'
import type { ConversationKey } from '../conversationKey'
import type { OtherSide } from '../otherSide'
import { roomyLogClass } from '../text/logClass'
import { MessageRow } from './MessageRow'
import { rowsOf } from './rows'
import type { TextKey } from '../texts'

interface Props {
  conversation: ConversationKey
  text: string
  who: OtherSide
  isProfessional: boolean
}

/** The latest messages of a conversation that contain the words. */
export function SearchResults({ conversation, text, who, isProfessional }: Props) {
  const t = useText<TextKey>()
  const words = useDeferredValue(text.trim().slice(0, 100))
  const { patientId: userId, professionalId } = conversation
  const query = { userId, professionalId, text: words }
  const { data, error, isValidating, mutate } = useApi(
    'GET api/chat/messages',
    words === '' ? null : { query, quiet: true },
  )
  return (
    <section
      className={cx(roomyLogClass, 'gap-3')}
      aria-label={t('CHAT.FOUND')}
      // A scrolling area is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {data ? (
        <>
          <output className="text-sm text-muted">
            {t(data.length === 1 ? 'CHAT.FOUND_ONE' : 'CHAT.FOUND_COUNT', { count: data.length })}
          </output>
          <ol>
            {rowsOf(data).map((row) => (
              <li key={row.key}>
                <MessageRow
                  row={row}
                  context={{ who, isProfessional, patientId: conversation.patientId, words }}
                />
              </li>
            ))}
            {data.length === 0 && <li>{t('CHAT.FOUND_NONE')}</li>}
          </ol>
        </>
      ) : error ? (
        <ErrorState title={t('CHAT.SEARCH_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
    </section>
  )
}
