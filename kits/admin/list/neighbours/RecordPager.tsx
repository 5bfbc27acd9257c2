import { numberFormat } from '@core/format/intl'
import { useLanguage } from '@core/i18n/useLanguage'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { IconButton } from '@core/ui/actions/IconButton'
import type { AdminEntity } from '../../entity'
import { useShortcut } from '../../shortcuts/useShortcut'
import { listRouteState } from '../listState'
import type { Neighbour } from './neighbours'
import { useNeighbours } from './useNeighbours'
import { recordPath, type ListSection } from '../../section'
import { useAdminText } from '../../texts'

interface Props {
  section: ListSection
  entity: AdminEntity
  /** The record that is open. */
  id: string
}

/** Where a record stands in the list from which it was opened, and the way to those beside it, by J and K too. */
export function RecordPager({ section, entity, id }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const go = useGo()
  const { id: route } = useRoute()
  const found = useNeighbours(entity, id)
  const open = (to: Neighbour | null | undefined) => {
    const path = to && recordPath(section, to.id)
    if (!found || !path) return
    go(route, {
      params: { '*': path },
      state: listRouteState({ ...found.list, page: to.page }),
      // Back leads to the list, however many records were looked at.
      replace: true,
    })
  }
  useShortcut('k', () => open(found?.before))
  useShortcut('j', () => open(found?.after))
  if (!found) return null
  const { position: place, total, before, after } = found
  const said = (count: number) => numberFormat(language, { useGrouping: 'always' }).format(count)
  return (
    <nav className="a-step desk-only" aria-label={t('ADMIN.FORM.STEPS')}>
      <span>{t('ADMIN.FORM.PLACE', { place: said(place), total: said(total) })}</span>
      <IconButton
        icon="chevron-up"
        label={t('ADMIN.FORM.STEP_BEFORE')}
        aria-keyshortcuts="K"
        disabled={!before}
        onClick={() => open(before)}
      />
      <IconButton
        icon="chevron-down"
        label={t('ADMIN.FORM.STEP_AFTER')}
        aria-keyshortcuts="J"
        disabled={!after}
        onClick={() => open(after)}
      />
    </nav>
  )
}
