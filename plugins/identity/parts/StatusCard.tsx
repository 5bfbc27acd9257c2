import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import type { IdentityCheck } from '@schemas/generated/entities'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { lookOf, type StatusName } from '../status'
import { Refusal } from './Refusal'
import { StatusActions } from './StatusActions'
import type { TextKey } from '../texts'

interface Props {
  status: StatusName
  check: IdentityCheck
  /** Nobody acts for the person. */
  isOwn: boolean
  onAbandoned: () => void
}

/** The colours of the mark by tone. */
const markClasses: Partial<Record<string, string>> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  danger: 'bg-danger-soft text-danger',
}

/** The identity status in an icon, a word and a sentence. Changes are announced. */
export function StatusCard({ status, check, isOwn, onAbandoned }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  const { icon, tone } = lookOf(status)
  return (
    <Card as="section" className="grid gap-5 min-w-0 max-desk:[&_.btn]:w-full" aria-labelledby={id}>
      <div className="grid gap-4 justify-items-start desk:grid-cols-[auto_minmax(0,1fr)] desk:gap-6">
        <span
          className={cx(
            'size-16 grid place-items-center rounded-control [&_svg]:size-9 [&_svg]:[stroke-width:1.6]',
            markClasses[tone] ?? 'bg-brand-soft text-brand',
          )}
        >
          <Icon name={icon} />
        </span>
        <div className="stack gap-2" aria-live="polite">
          <p>
            <Chip tone={tone}>{t(`IDENTITY.STATUS.${status}`)}</Chip>
          </p>
          <h2 className="h2" id={id}>
            {t(`IDENTITY.HEADING.${status}`)}
          </h2>
          <p className="text-muted text-pretty">{t(`IDENTITY.TEXT.${status}`)}</p>
        </div>
      </div>
      {status === 'declined' && <Refusal reason={check.reason} />}
      {status === 'review' && isOwn && <Notice>{t('IDENTITY.REPEAT_NOTE')}</Notice>}
      {isOwn ? (
        <StatusActions status={status} open={check.open} onAbandoned={onAbandoned} />
      ) : (
        <Notice>{t('IDENTITY.ACTING')}</Notice>
      )}
    </Card>
  )
}
