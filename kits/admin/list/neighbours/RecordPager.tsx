import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { IconButton } from '@portico/core/ui/actions/IconButton'
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
  id: string
}

/** The position of a record in the list from which it was opened, and buttons to its neighbours (also J and K). */
export function RecordPager({ section, entity, id }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const go = useGo()
  const { id: route } = useRoute()
  const neighbours = useNeighbours(entity, id)
  const open = (to: Neighbour | null | undefined) => {
    const path = to && recordPath(section, to.id)
    if (!neighbours || !path) return
    go(route, {
      params: { '*': path },
      state: listRouteState({ ...neighbours.list, page: to.page }),
      // The back button leads to the list, not to the previous record.
      replace: true,
    })
  }
  useShortcut('k', () => open(neighbours?.before))
  useShortcut('j', () => open(neighbours?.after))
  if (!neighbours) return null
  const { position, total, before, after } = neighbours
  const format = (count: number) => numberFormat(language, { useGrouping: 'always' }).format(count)
  return (
    <nav
      className="flex flex-none items-center gap-0.5 text-muted figures max-desk:hidden"
      aria-label={t('ADMIN.FORM.STEPS')}
    >
      <span className="me-1.5">
        {t('ADMIN.FORM.PLACE', { place: format(position), total: format(total) })}
      </span>
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
