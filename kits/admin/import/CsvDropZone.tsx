import { DropZone } from '../files/DropZone'
import { useAdminText } from '../texts'

interface Props {
  /** The name of the chosen file. */
  name: string | undefined
  onFile: (file: File | undefined) => void
}

/** Drop zone for a CSV file. */
export function CsvDropZone({ name, onFile }: Props) {
  const t = useAdminText()
  return (
    <DropZone
      title={t('ADMIN.IMPORT.CHOOSE')}
      hint={t('ADMIN.IMPORT.DROP')}
      accept=".csv,text/csv"
      name={name}
      onFile={onFile}
    />
  )
}
