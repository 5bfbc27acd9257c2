/**
 * The route ids of the portal's contract, which plugins use to link to each other. They are listed here and not in the plugins, so
 * that a link still compiles when the plugin it leads to is not part of the build; at run time such a link is left out.
 * A plugin with an address that is not in the contract declares its id in its own folder (docs/integrators.md).
 */
export type ContractRouteId =
  | 'accountConfirmed'
  | 'admin'
  | 'advices.videos'
  | 'auth'
  | 'authRedirect'
  | 'deleted'
  | 'errorDoctorUrl'
  | 'public.covadongaAppointment'
  | 'public.fhgstAppointment'
  | 'public.redsysRedirect'
  | 'videoConsultation.appointment'
  | 'videoConsultation.appointmentBooked'
  | 'videoConsultation.appointmentDoctor'
  | 'videoConsultation.appointmentInternationalDoctor'
  | 'videoConsultation.appointmentPaymentFailed'
  | 'videoConsultation.appointmentSpecialty'
  | 'videoConsultation.bookedAppointments'
  | 'videoConsultation.doctorUpAppointment'
  | 'videoConsultation.doctorUpAppointmentBooked'
  | 'videoConsultation.home'
  | 'videoConsultation.hospitalAppointment'
  | 'videoConsultation.medicalAppointment'
  | 'videoConsultation.sessionAppointment'
  | 'videoConsultation.specialists'
  | 'videoConsultation.specialistsAppointment'
  | 'videoConsultation.specialistsAppointmentBooked'
  | 'videoConsultation.specialistsAppointmentFree'
