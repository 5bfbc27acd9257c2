import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText'
import { Button } from '../actions/Button'
import { EmptyState } from './EmptyState'
import type { IconName } from '../media/icons'

/** The props of `ErrorState`. */
export interface ErrorStateProps {
  /** What failed. */
  title: string
  /** What is not lost, and what else the person can do. */
  text?: ReactNode
  onRetry?: (() => void) | undefined
  /** While the retry runs. */
  busy?: boolean | undefined
  /** In addition to the retry, for example a phone number. */
  action?: ReactNode
  icon?: IconName | undefined
  level?: 1 | 2 | 3 | undefined
}

/** A part that failed to load: what failed, what is safe, and a retry. Announced immediately. */
export function ErrorState({ title, text, onRetry, busy, action, icon, level }: ErrorStateProps) {
  const t = useText()
  const retry = onRetry && (
    <Button icon="refresh-cw" busy={busy} onClick={onRetry}>
      {t('UI.RETRY')}
    </Button>
  )
  const ways = (
    <div className="stack gap-2 justify-items-center text-center">
      {retry}
      {action}
    </div>
  )
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={icon ?? 'circle-alert'}
        title={title}
        text={text}
        level={level}
        action={ways}
      />
    </div>
  )
}
