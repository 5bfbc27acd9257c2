import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Aria } from '../../ui/aria'
import { Checkbox } from '../../ui/Checkbox'
import '../../ui/MenuButton.css'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import { columnsOf, shownColumns } from './columns'

interface ChooserProps {
  entity: AdminEntity
  chosen: readonly string[] | null
  /** Null: those the entity names. */
  onChange: (columns: readonly string[] | null) => void
}

interface Props extends ChooserProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The columns that a list can show, each on or off; the record's name is always there. */
export function ColumnsPopover({ anchor, onClose, ...chooser }: Props) {
  const t = useAdminText()
  return (
    <Aria>
      <Popover
        className="menu-pop"
        placement="bottom end"
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
      >
        <Dialog className="a-columns" aria-label={t('ADMIN.LIST.COLUMNS')}>
          <Chooser {...chooser} />
        </Dialog>
      </Popover>
    </Aria>
  )
}

function Chooser({ entity, chosen, onChange }: ChooserProps) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const shown = shownColumns(entity, chosen).map(({ field }) => field)
  const all = columnsOf(entity).map(({ field }) => field)
  const set = (field: string, on: boolean) =>
    onChange(all.filter((one) => (one === field ? on : shown.includes(one))))
  return (
    <>
      {all
        .filter((field) => field !== entity.columns[0])
        .map((field) => (
          <Checkbox key={field} checked={shown.includes(field)} onChange={(on) => set(field, on)}>
            {texts.label(field)}
          </Checkbox>
        ))}
      <button type="button" className="link" disabled={chosen === null} onClick={() => onChange(null)}>
        {t('ADMIN.LIST.COLUMNS_RESET')}
      </button>
    </>
  )
}
