import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { useOfferedCapabilities } from '@portico/core/plugin/capability/useCapability'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { cx } from '@portico/core/ui/cx'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { AdminEntity } from '../entity'
import { useShortcut } from '../shortcuts/useShortcut'
import type { ListSection } from '../section'
import { useAdminText } from '../texts'
import type { ListState } from './listState'
import type { Column } from './columns/columns'
import { useOffered } from '../useOffered'
import { ListExportButton } from './export/ListExportButton'
import { actionClass, ListHead } from './ListFrame'

interface Props {
  section: ListSection
  entity: AdminEntity
  columns: readonly Column[]
  state: ListState
  /** The number of all records; undefined while it is unknown. */
  total: number | undefined
}

/** The title of a list with its actions. */
export function ListHeader({ section, entity, columns, state, total }: Props) {
  const t = useAdminText()
  const go = useGo()
  const { id: route } = useRoute()
  const { language } = useLanguage()
  const title = t(section.title as 'ADMIN.TITLE')
  const { can = {}, listActions = [] } = entity
  const isOffered = useOfferedCapabilities()
  const canCreate = can.create !== false && (!entity.createCapability || isOffered(entity.createCapability))
  const create = canCreate ? section.forms?.create : undefined
  useShortcut('n', () => create && go(route, { params: { '*': create } }))
  return (
    <ListHead>
      <div className="flex flex-1 items-baseline gap-1.5 min-w-0 max-desk:flex-[1_0_auto] max-desk:max-w-full max-[24rem]:basis-full">
        <h1 className="text-[1.375rem]/[1.75rem] font-bold">{title}</h1>
        {total !== undefined && (
          <span className="text-muted figures">
            {numberFormat(language, { useGrouping: 'always' }).format(total)}
          </span>
        )}
      </div>
      {useOffered(listActions).map((action) => (
        <ActionLink
          key={action.id}
          look="secondary"
          icon={action.icon}
          label={t(action.label)}
          to={action.to}
        />
      ))}
      {section.forms?.import && (
        <ActionLink look="secondary" icon="upload" label={t('ADMIN.LIST.IMPORT')} to={section.forms.import} />
      )}
      {can.export !== false && (
        <ListExportButton
          entity={entity}
          hasIds={section.forms?.import !== undefined}
          title={title}
          columns={columns}
          state={state}
        />
      )}
      {create && <ActionLink look="primary" icon="plus" label={t('ADMIN.LIST.CREATE')} to={create} />}
    </ListHead>
  )
}

interface ActionProps {
  look: 'primary' | 'secondary'
  icon: IconName
  label: string
  to: string
}

function ActionLink({ look, icon, label, to }: ActionProps) {
  const { id } = useRoute()
  return (
    <Link
      className={buttonClass({ variant: look }, cx(look === 'secondary' && actionClass))}
      to={id}
      params={{ '*': to }}
    >
      <Icon name={icon} size="s" />
      <span>{label}</span>
    </Link>
  )
}
