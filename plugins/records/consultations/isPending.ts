import type { Consultation } from '@schemas/generated/entities'

/** Whether the doctor of a visit has not finished writing about it. */
export const isPending = ({
  appointmentId,
  finishedAt,
}: Pick<Consultation, 'appointmentId' | 'finishedAt'>): boolean => appointmentId != null && !finishedAt
