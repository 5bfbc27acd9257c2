import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { rangeError, type DateRange } from '../../../../dateRange/range'
import { RangeFields } from '../../../../dateRange/RangeFields'
import { useStatisticsFormat } from './useStatisticsFormat'
import type { TextKey } from '../../../../texts'

interface Props {
  range: DateRange
  today: string
  onChange: (range: DateRange) => void
}

const presets = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_MONTH', 'THIS_YEAR'] as const

/** Shows the date range and opens a dialog to change it. */
export function DatesButton({ range, today, onChange }: Props) {
  const t = useText<TextKey>()
  const { date } = useStatisticsFormat()
  const [edited, setEdited] = useState<DateRange | null>(null)
  const close = () => setEdited(null)
  const take = () => {
    if (edited === null || rangeError(edited) !== null) return
    onChange(edited)
    close()
  }
  return (
    <>
      <Button variant="secondary" icon="calendar" aria-haspopup="dialog" onClick={() => setEdited(range)}>
        <span className="figures">
          {date(range.start)} – {date(range.end)}
        </span>
      </Button>
      <Dialog
        title={t('ADMIN.DATES.TITLE')}
        isOpen={edited !== null}
        onClose={close}
        wide
        footer={
          <Button disabled={edited !== null && rangeError(edited) !== null} onClick={take}>
            {t('ADMIN.DATES.TAKE')}
          </Button>
        }
      >
        {edited && <RangeFields presets={presets} range={edited} today={today} onChange={setEdited} />}
      </Dialog>
    </>
  )
}
