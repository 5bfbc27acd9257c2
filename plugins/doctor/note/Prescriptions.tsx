import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import type { Prescription } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { PrescriptionDialog } from './PrescriptionDialog'
import { usePrescriptionWords } from './usePrescriptionWords'
import type { TextKey } from '../texts'

const MAX = 30

interface Props {
  chosen: readonly Prescription[]
  allergies: readonly string[]
  name: string
  onChange: (chosen: Prescription[]) => void
}

/** What the doctor prescribes: the patient gets it when the consultation is finished. */
export function Prescriptions({ chosen, allergies, name, onChange }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const words = usePrescriptionWords()
  const [edited, setEdited] = useState<number | null>(null)
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DOCTOR.NOTE.PRESCRIPTIONS')}
      </h2>
      {chosen.length > 0 && (
        <ul className="stack gap-2">
          {chosen.map((one, index) => (
            // The list has no ids, and lines are only added and removed.
            <li
              key={`${index} ${one.name}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pe-2 ps-4 hairline rounded-control"
            >
              <Icon name="pill" size="s" />
              <span className="flex-[1_1_10rem] min-w-0 wrap-anywhere">
                <span className="font-strong">{one.name}</span>
                <br />
                {words(one)}
                {one.notes && <span className="text-sm text-muted block">{one.notes}</span>}
              </span>
              <span className="flex items-center gap-3">
                <IconButton
                  icon="pencil"
                  label={t('DOCTOR.NOTE.CHANGE', { name: one.name })}
                  onClick={() => setEdited(index)}
                />
                <IconButton
                  icon="trash-2"
                  label={t('DOCTOR.NOTE.REMOVE', { name: one.name })}
                  onClick={() => onChange(chosen.filter((_, other) => other !== index))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon="plus"
          disabled={chosen.length >= MAX}
          onClick={() => setEdited(chosen.length)}
        >
          {t('DOCTOR.NOTE.ADD_MEDICINE')}
        </Button>
      </div>
      {edited !== null && (
        <PrescriptionDialog
          initial={chosen[edited]}
          {...{ name, allergies }}
          onClose={() => setEdited(null)}
          onSave={(prescription) => {
            onChange([...chosen.slice(0, edited), prescription, ...chosen.slice(edited + 1)])
            setEdited(null)
          }}
        />
      )}
    </Card>
  )
}
