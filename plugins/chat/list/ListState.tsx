import { useText } from '@portico/core/i18n/useText'
import type { useConversations } from '../hub/useConversations'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { TextKey } from '../texts'

/** The list of conversations while it loads, or when it could not be loaded. */
export function ListState({ conversations }: { conversations: ReturnType<typeof useConversations> }) {
  const t = useText<TextKey>()
  const { error, isValidating, mutate } = conversations
  if (error)
    return (
      <ErrorState
        title={t('CHAT.FAILED')}
        text={t('CHAT.FAILED_TEXT')}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  return (
    <Loading>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4">
          <Skeleton shape="avatar" />
          <Skeleton />
        </div>
      ))}
    </Loading>
  )
}
