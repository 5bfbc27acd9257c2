import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Aria } from '../../ui/aria'
import { buttonClass } from '../../ui/buttonClass'
import { Checkbox } from '../../ui/Checkbox'
import { Icon } from '../../ui/Icon'
import '../../ui/MenuButton.css'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import { columnsOf, shownColumns } from './columns'

interface Props {
  entity: AdminEntity
  chosen: readonly string[] | null
  /** Null: those the entity names. */
  onChange: (columns: readonly string[] | null) => void
}

/** Chooses which columns a list shows; the record's name is always there. */
export function ColumnsButton({ entity, chosen, onChange }: Props) {
  const t = useAdminText()
  return (
    <Aria>
      <DialogTrigger>
        <AriaButton className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <span className="btn-face">
            <Icon name="table" size="s" />
            {t('ADMIN.LIST.COLUMNS')}
          </span>
        </AriaButton>
        <Popover className="menu-pop" placement="bottom end">
          <Dialog className="a-columns" aria-label={t('ADMIN.LIST.COLUMNS')}>
            <Chooser entity={entity} chosen={chosen} onChange={onChange} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </Aria>
  )
}

function Chooser({ entity, chosen, onChange }: Props) {
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
