import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { BackLink } from '@portico/core/routing/BackLink'
import { Button } from '@portico/core/ui/actions/Button'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { Engine } from './Engine'
import { kindOf } from './flowError'
import { Help } from './Help'
import { useCheck } from './useCheck'
import type { TextKey } from '../texts'

/** The check itself: the engine of the tenant, or why it cannot continue. */
export function CheckPage() {
  const t = useText<TextKey>()
  const [attempt, setAttempt] = useState(0)
  const back = <BackLink to="profile.identity" label={t('IDENTITY.LEAVE')} />
  return (
    <>
      <PageHeader title={t('IDENTITY.TITLE')} back={back} />
      <div className="grid gap-5 min-w-0 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:gap-6 desk:items-start">
        <Check key={attempt} onRetry={() => setAttempt(attempt + 1)} />
        <Help />
      </div>
    </>
  )
}

function Check({ onRetry }: { onRetry: () => void }) {
  const { check, failure, fail, leave } = useCheck()
  if (failure) return <Failed error={failure.error} onRetry={onRetry} />
  if (check) return <Engine {...check} onDone={leave} onLeave={leave} onError={fail} />
  return (
    <Loading>
      <Skeleton shape="block" height="18rem" />
    </Loading>
  )
}

/** The sentence of an error, with a new start. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText<TextKey>()
  return (
    <Card as="section" className="grid gap-5 min-w-0 max-desk:[&_.btn]:w-full" role="alert">
      <div className="grid gap-4 justify-items-start desk:grid-cols-[auto_minmax(0,1fr)] desk:gap-6">
        <span className="size-16 grid place-items-center rounded-control [&_svg]:size-9 [&_svg]:[stroke-width:1.6] bg-warning-soft text-warning">
          <Icon name="lock-open" />
        </span>
        <div className="stack gap-2">
          <p>
            <Chip>{t('IDENTITY.STATUS.open')}</Chip>
          </p>
          <h2 className="h2">{t('IDENTITY.HEADING.open')}</h2>
          <p className="text-muted text-pretty">{t(`IDENTITY.ERRORS.${kindOf(error)}`)}</p>
        </div>
      </div>
      <div className="flex items-center gap-3 flex-wrap">
        <Button size="lg" icon="refresh-cw" onClick={onRetry}>
          {t('IDENTITY.RELOAD')}
        </Button>
        <SupportLinks />
      </div>
    </Card>
  )
}
