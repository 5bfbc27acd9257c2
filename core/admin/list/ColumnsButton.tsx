import { MenuButton } from '../../ui/MenuButton'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import { columnsOf, shownColumns } from './columns'

interface Props {
  entity: AdminEntity
  chosen: readonly string[] | null
  onChange: (columns: readonly string[]) => void
}

/** Chooses which columns a list shows; the record's name is always there. */
export function ColumnsButton({ entity, chosen, onChange }: Props) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const shown = shownColumns(entity, chosen).map(({ field }) => field)
  const toggled = (field: string) =>
    shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field]
  const items = columnsOf(entity).map(({ field }) => ({
    id: field,
    label: texts.label(field),
    current: shown.includes(field),
    disabled: field === entity.columns[0],
    onAction: () => onChange(toggled(field)),
  }))
  return (
    <MenuButton label={t('ADMIN.LIST.COLUMNS')} items={items}>
      {t('ADMIN.LIST.COLUMNS')}
    </MenuButton>
  )
}
