import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import type { CallReadiness } from '@schemas/generated/entities'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

const icons = { camera: 'video', microphone: 'mic', speaker: 'volume-2', network: 'wifi' } as const
type Part = keyof typeof icons

interface Props<P extends Part> {
  part: P
  result: CallReadiness[P] | null
  /** The level of the microphone, from 0 to 1. */
  level?: number
  children?: ReactNode
}

/** One thing that is checked: how it is, and how to repair it. */
export function CheckRow<P extends Part>({ part, result, level, children }: Props<P>) {
  const t = useText<TextKey>()
  const name = part.toUpperCase() as Uppercase<Part>
  return (
    <li className="list-row items-start">
      <Icon name={icons[part]} />
      <div className="flex-1 min-w-0 stack gap-2">
        <p className="font-strong">{t(`CALLS.CHECK.${name}`)}</p>
        <output className="text-muted">
          {result === null && !children && t('CALLS.CHECK.RUNNING')}
          {result !== null && t(`CALLS.CHECK.${name}_${result}` as TextKey)}
        </output>
        {level !== undefined && result !== 'blocked' && (
          <meter
            className="w-full max-w-64 h-3"
            min={0}
            max={1}
            value={level}
            aria-label={t('CALLS.CHECK.LEVEL')}
          />
        )}
        {children}
      </div>
      {result === null ? (
        children ? null : (
          <Spinner />
        )
      ) : (
        <span className={result === 'ok' ? 'text-success' : 'text-warning'}>
          <Icon name={result === 'ok' ? 'circle-check' : 'triangle-alert'} />
        </span>
      )}
    </li>
  )
}
