import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import type { TextKey } from '../texts'

interface Props {
  isBusy: boolean
  onTakeOver: () => void
}

/** The patient waits in another window or on another device; this one is silent, and can take over. */
export function WaitingElsewhere({ isBusy, onTakeOver }: Props) {
  const t = useText<TextKey>()
  return (
    <div className="stack gap-3">
      <output className="stack gap-2">
        <span className="font-strong">{t('CALLS.WAITS_ELSEWHERE')}</span>
        <span className="text-muted">{t('CALLS.WAITS_ELSEWHERE_HINT')}</span>
      </output>
      <Button variant="accent" size="lg" block busy={isBusy} onClick={onTakeOver}>
        {t('CALLS.WAIT_HERE')}
      </Button>
    </div>
  )
}
