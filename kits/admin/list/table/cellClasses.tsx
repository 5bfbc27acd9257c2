/**
 * The looks of the cells of a list, which its head and its rows share. `wide:` is a table on a desktop and on paper, `narrow:` a
 * phone, where a row is a block.
 */
export const cellClass = 'wide:px-2.5 wide:first:ps-[var(--a-pad)] wide:hairline-b wide:bg-inherit'

/** A cell that stays where it is when the columns scroll. Such cells are slow to paint, so only a table with many columns has them. */
const stickyClass = 'wide:group-data-wide/table:sticky wide:group-data-wide/table:z-2'

/** The cell of the checkbox, which paper leaves out. */
export const selectClass = `c-select ${stickyClass} wide:w-13 wide:pe-0 wide:group-data-wide/table:start-0`

/** The cell of the menu, which paper leaves out. */
export const actionsClass = `c-actions ${stickyClass} text-end wide:w-17 wide:pe-[calc(var(--a-pad)-0.5rem)] wide:group-data-wide/table:end-0`

/** The cell of the name, which is beside the checkbox where there is one. */
export const nameClass = (hasSelect: boolean): string =>
  `${stickyClass} ${hasSelect ? 'wide:group-data-wide/table:start-13' : 'wide:group-data-wide/table:start-0'}`

/** The label around a checkbox. */
export const hitClass = 'grid place-items-center size-tap cursor-pointer accent-brand'
