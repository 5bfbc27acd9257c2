import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText'
import { Button } from '../actions/Button'
import { EmptyState } from './EmptyState'
import type { IconName } from '../media/icons'

export interface ErrorStateProps {
  /** What failed. */
  title: string
  /** What is still safe and what else one can do. */
  text?: ReactNode
  onRetry?: (() => void) | undefined
  /** While the retry runs. */
  busy?: boolean | undefined
  /** Besides the retry, for example the telephone. */
  action?: ReactNode
  icon?: IconName | undefined
  level?: 2 | 3 | undefined
}

/** A part that could not be loaded: what failed, what is safe, retry. Announced at once. */
export function ErrorState({ title, text, onRetry, busy, action, icon, level }: ErrorStateProps) {
  const t = useText()
  const retry = onRetry && (
    <Button icon="refresh-cw" busy={busy} onClick={onRetry}>
      {t('UI.RETRY')}
    </Button>
  )
  const ways = (
    <div className="stack stack-2 center">
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
