import { formatTime } from '../../format/dates'
import { browserZone } from '../../format/zone'
import { staleSinceAtom } from '../../http/staleData'
import { useText } from '../../i18n/useText'
import { useAtomValue } from '../../state/store'
import { Banner } from '../../ui/feedback/Banner'

/** Says from when the data on the page is while the server cannot be reached. */
export function StaleData() {
  const t = useText()
  const since = useAtomValue(staleSinceAtom)
  return (
    <div aria-live="polite">
      {since !== null && (
        <Banner icon="clock" label={t('SHELL.STALE_LABEL')}>
          {t('SHELL.STALE', { time: formatTime(since, browserZone()) })}
        </Banner>
      )}
    </div>
  )
}
