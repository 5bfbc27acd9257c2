import { formatTime } from '../../format/dates'
import { browserZone } from '../../format/zone'
import { staleDataAtom } from '../../http/staleData'
import { useText } from '../../i18n/useText'
import { useAtomValue } from '../../state/store'
import { Banner } from '../../ui/feedback/Banner'

/** Says from when the data on the page is while the server cannot be reached, or fails. */
export function StaleData() {
  const t = useText()
  const stale = useAtomValue(staleDataAtom)
  return (
    <div aria-live="polite">
      {stale && (
        <Banner icon="clock" label={t('SHELL.STALE_LABEL')}>
          {t(stale.isFailing ? 'SHELL.STALE_FAILING' : 'SHELL.STALE', {
            time: formatTime(stale.since, browserZone()),
          })}
        </Banner>
      )}
    </div>
  )
}
