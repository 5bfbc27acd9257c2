import { createElement, Suspense, use, useState } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { useActions } from '../../actions/useActions'
import { canDelete, type AdminEntity, type AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import { DeleteDialog } from '../../actions/DeleteDialog'
import type { FormError } from '../formErrors'
import { useFormView } from '../FormView'
import { useOffered } from '../../useOffered'
import { sectionsOf } from './layout'

interface Props {
  /** Null: a new record. */
  id: string | null
  name: string
  /** The edited record. */
  record: AdminRecord
  errors: readonly FormError[]
  onDeleted: () => void
  /** An action changed the record on the server. */
  onActionDone: () => Promise<void>
}

/** The sections of a form with their errors and changes, the entity's preview, and the actions of the record. */
export function FormSidebar({ id, name, record, errors, onDeleted, onActionDone }: Props) {
  const { preview } = useFormView().entity
  return (
    <div className="a-form-sidebar grid gap-4 justify-items-start desk:sticky desk:top-18 [&>.btn]:text-start">
      <SectionNav errors={errors} />
      {preview && (
        <Suspense>
          <Preview load={preview} record={record} />
        </Suspense>
      )}
      {id !== null && <RecordActions {...{ id, name, onDeleted, onActionDone }} />}
    </div>
  )
}

function SectionNav({ errors }: Pick<Props, 'errors'>) {
  const t = useAdminText()
  const { entity, texts, changed } = useFormView()
  const sections = sectionsOf(entity)
  if (sections.length < 2) return null
  const invalid = errors.map(({ field }) => field)
  const countIn = (fields: readonly string[], some: readonly string[]) =>
    fields.filter((field) => some.includes(field)).length
  return (
    <nav className="hidden w-full desk:block" aria-label={t('ADMIN.FORM.SECTIONS')}>
      <ul>
        {sections.map(({ id, fields }) => (
          <li key={id}>
            <button
              type="button"
              className="flex items-center justify-between gap-2 w-full min-h-tap px-2.5 rounded-control text-muted font-medium text-start hover:bg-sunken hover:text-body"
              onClick={() => document.getElementById(`s-${id}`)?.focus()}
            >
              {texts.section(id)}
              <SectionStatus errors={countIn(fields, invalid)} changes={countIn(fields, changed)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The number of errors in a section; where there are none, the number of changes. */
function SectionStatus({ errors, changes }: { errors: number; changes: number }) {
  const t = useAdminText()
  if (errors > 0) {
    return <span className="text-danger">{t('ADMIN.FORM.TO_MEND', { count: errors })}</span>
  }
  return changes > 0 && <span className="text-info">{t('ADMIN.FORM.CHANGES', { count: changes })}</span>
}

const Preview = ({ load, record }: { load: NonNullable<AdminEntity['preview']>; record: AdminRecord }) =>
  createElement(use(loadOnce(load)), { record })

type ActionsProps = Pick<Props, 'name' | 'onDeleted' | 'onActionDone'> & { id: string }

function RecordActions({ id, name, onDeleted, onActionDone }: ActionsProps) {
  const t = useAdminText()
  const { entity, original } = useFormView()
  const [isDeleting, setIsDeleting] = useState(false)
  const actions = useActions(entity, () => void onActionDone())
  const available = useOffered(entity.rowActions ?? []).filter((action) => action.when?.(original) ?? true)
  return (
    <>
      {available.map((action) => (
        <Button
          key={action.id}
          variant={action.danger ? 'danger-quiet' : 'quiet'}
          icon={action.icon}
          onClick={() => void actions.start(action, [original])}
        >
          {t(action.label)}
        </Button>
      ))}
      {actions.dialog}
      {canDelete(entity, original) && (
        <Button variant="danger-quiet" icon="trash-2" onClick={() => setIsDeleting(true)}>
          {t('ADMIN.DELETE.ACTION')}
        </Button>
      )}
      <DeleteDialog
        entity={entity}
        record={isDeleting ? { id, name } : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  )
}
