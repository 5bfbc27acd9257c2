import { createElement, Suspense, use, useState } from 'react'
import { loadOnce } from '@core/plugin/load'
import { Button } from '@core/ui/actions/Button'
import { useActions } from '../../actions/useActions'
import { canDelete, type AdminEntity, type AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import { DeleteDialog } from '../DeleteDialog'
import type { FormError } from '../formErrors'
import { useFormView } from '../FormView'
import { sectionsOf } from './layout'

interface Props {
  /** Null: a new record. */
  id: string | null
  name: string
  /** As it is written now. */
  record: AdminRecord
  findings: readonly FormError[]
  onDeleted: () => void
  /** Something else has changed the record. */
  onActed: () => Promise<void>
}

/** The sections of a form with what is changed and what is wrong in each, and what can be done with the record. */
export function FormSidebar({ id, name, record, findings, onDeleted, onActed }: Props) {
  const t = useAdminText()
  const { entity, texts, changed, original: opened } = useFormView()
  const [deletes, askToDelete] = useState(false)
  const actions = useActions(entity, () => void onActed())
  const offered = (entity.rowActions ?? []).filter(({ when }) => when?.(opened) ?? true)
  const sections = sectionsOf(entity)
  const countIn = (fields: readonly string[], some: readonly string[]) =>
    fields.filter((field) => some.includes(field)).length
  const wrong = findings.map(({ field }) => field)
  return (
    <div className="a-rail">
      {sections.length > 1 && (
        <nav aria-label={t('ADMIN.FORM.SECTIONS')}>
          <ul>
            {sections.map((one) => (
              <li key={one.id}>
                <button type="button" onClick={() => document.getElementById(`s-${one.id}`)?.focus()}>
                  {texts.section(one.id)}
                  <SectionStatus bad={countIn(one.fields, wrong)} changes={countIn(one.fields, changed)} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {entity.preview && (
        <Suspense>
          <Preview load={entity.preview} record={record} />
        </Suspense>
      )}
      {id !== null && (
        <>
          {offered.map((action) => (
            <Button
              key={action.id}
              variant={action.danger ? 'danger-quiet' : 'quiet'}
              icon={action.icon}
              onClick={() => void actions.start(action, [opened])}
            >
              {t(action.label)}
            </Button>
          ))}
          {actions.dialog}
          {canDelete(entity, opened) && (
            <Button variant="danger-quiet" icon="trash-2" onClick={() => askToDelete(true)}>
              {t('ADMIN.DELETE.ACTION')}
            </Button>
          )}
          <DeleteDialog
            entity={entity}
            record={deletes ? { id, name } : null}
            onClose={() => askToDelete(false)}
            onDeleted={onDeleted}
          />
        </>
      )}
    </div>
  )
}

const Preview = ({ load, record }: { load: NonNullable<AdminEntity['preview']>; record: AdminRecord }) =>
  createElement(use(loadOnce(load)), { record })

/** How many fields of a section are wrong, else how many are changed; nothing when none is. */
function SectionStatus({ bad, changes }: { bad: number; changes: number }) {
  const t = useAdminText()
  if (bad > 0) return <span className="a-rail-n is-bad">{t('ADMIN.FORM.TO_MEND', { count: bad })}</span>
  return changes > 0 && <span className="a-rail-n">{t('ADMIN.FORM.CHANGES', { count: changes })}</span>
}
