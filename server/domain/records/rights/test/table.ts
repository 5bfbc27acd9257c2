/**
 * What each role reaches of three persons: luis (a patient whom the doctor treats), a child of ana, and somebody else.
 *
 * The columns are a visitor, the patient luis, ana as the administrator of her family, a doctor, an administrator with all
 * roles of sections, who has not the role `records`, and luis at another tenant. In each, a letter per person:
 *
 *     y  reaches it    a  only while acting for the person, who can see that (ROLE-005, ROLE-022)
 *     .  refused, or nothing of the person    !  asked to sign in
 */
export const table = `
!!! y.. .a. ... ... ...  GET api/documents/withMedicalExams
!!! y.. .a. ... aaa ...  POST api/documents
!!! y.. .a. ... aaa ...  POST api/documents/data
!!! y.. .a. ... ... ...  GET api/documents/{id}
!!! y.. .a. ... ... ...  PUT api/documents/{id}
!!! y.. .a. ... ... ...  DELETE api/documents/{id}
!!! y.. .a. ... ... ...  GET api/medical-exams/{id}/download
!!! y.. .a. ... ... ...  GET api/medicalData
!!! y.. .a. ... ... ...  PUT api/medicalData/no-known-allergies
!!! y.. .a. ... ... ...  POST api/allergy/patient
!!! y.. .a. ... ... ...  PUT api/allergy/patient
!!! y.. .a. ... ... ...  DELETE api/allergy/{id}/patient
!!! y.. .a. ... ... ...  POST api/illness/patient
!!! y.. .a. ... ... ...  PUT api/illness/patient
!!! y.. .a. ... ... ...  DELETE api/illness/{id}/patient
!!! y.. .a. ... ... ...  POST api/intervention/patient
!!! y.. .a. ... ... ...  PUT api/intervention/patient
!!! y.. .a. ... ... ...  DELETE api/intervention/{id}/patient
!!! y.. .a. ... ... ...  POST api/medicine/patient
!!! y.. .a. ... ... ...  PUT api/medicine/patient
!!! y.. .a. ... ... ...  DELETE api/medicine/{id}/patient
!!! y.. .a. ... ... ...  GET api/consultations
!!! y.. .a. ... ... ...  GET api/consultations/{id}/patient
!!! y.. .a. ... ... ...  GET api/consultations/{id}/review-number
!!! y.. .a. ... ... ...  GET api/consultations/{id}/previous-review/patient
!!! y.. .a. ... ... ...  GET api/consultations/{id}/next-review/patient
!!! y.. .a. ... ... ...  GET api/consultations/{id}/patient/download
!!! y.. .a. ... ... ...  GET api/receipts
!!! y.. .a. ... ... ...  GET api/receipt-documents/{id}
!!! y.. .a. ... ... ...  GET api/complementarytests
!!! y.. .a. ... ... ...  GET api/complementarytests/{id}
!!! y.. .a. ... ... ...  GET api/complementarytests/download
!!! ... ... y.. ... ...  GET api/consultations/appointments/{id}
!!! ... ... y.. ... ...  PUT api/consultations/appointments/{id}
!!! ... ... y.. ... ...  POST api/consultations/appointments/{id}/finish
!!! ... ... y.. ... ...  POST api/consultations/appointments/{id}/additions
!!! ... ... y.. ... ...  PUT api/consultations/appointments/{id}/attendance
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-sleep
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-glucose
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-hr
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-oxigen
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-activity
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-temperature
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-blood-pressure
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/last-weight
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/sleep
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/glucose
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/glucose-ranges
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/hr
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/oxigen
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/activity
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/temperature
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/blood-pressure
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/weight
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/save-measure
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/readings
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/readings/{id}
!!! y.. .a. ... ... ...  PUT api/vital-signs-measurements/readings/{id}
!!! y.. .a. ... ... ...  PUT api/vital-signs-measurements/readings/{id}/confirmation
!!! y.. .a. ... ... ...  DELETE api/vital-signs-measurements/readings/{id}
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/import
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/values/{measure}
!!! y.. .a. ... ... ...  GET api/vital-signs-measurements/imports
!!! y.. .a. ... ... ...  POST api/vital-signs-measurements/imports
!!! y.. .a. ... ... ...  DELETE api/vital-signs-measurements/imports/{id}
!!! y.. .a. ... aaa ...  GET api/lifeVit/info
!!! y.. .a. ... ... ...  GET api/lifeVit/records
!!! y.. .a. ... ... ...  POST api/lifeVit/records
!!! y.. .a. ... ... ...  POST api/lifeVit/sleep
!!! y.. .a. ... ... ...  POST api/lifeVit/activity
!!! y.. .a. ... ... ...  POST api/lifeVit/heart
!!! y.. .a. ... ... ...  POST api/lifeVit/weight
!!! y.. .a. ... ... ...  POST api/lifeVit/oximeter
!!! y.. .a. ... ... ...  POST api/lifeVit/thermometer
!!! y.. .a. ... ... ...  POST api/lifeVit/tensiometer
!!! y.. .a. ... ... ...  GET api/lifeVit/oximeter/last
!!! y.. .a. ... ... ...  GET api/lifeVit/thermometer/last
!!! y.. .a. ... ... ...  GET api/lifeVit/tensiometer/last
!!! y.. .a. ... aaa ...  DELETE api/devices/{id}
!!! y.. .a. ... aaa ...  GET api/lifevit-auth/authorization
!!! y.. .a. ... aaa ...  DELETE api/lifevit-auth/authorization
!!! y.. .a. ... aaa ...  GET api/lifevit-auth/authorization-url
!!! y.. .a. ... aaa ...  GET api/devices/authorization
!!! y.. .a. ... aaa ...  GET api/devices/authorization-url
!!! ... ... ... ... ...  POST api/devices/authorization
!!! ... ... ... ... ...  POST api/devices/synchronization
!!! y.. .a. ... aaa ...  DELETE api/devices/deauthenticate
!!! ... ... y.. ... ...  GET api/patients
!!! ... ... ... ... ...  POST api/patients/emergency
!!! ... ... y.. ... ...  GET api/patients/{patientId}/records
!!! ... ... y.. ... ...  GET api/patients/{patientId}/documents
!!! ... ... y.. ... ...  GET api/patients/{patientId}/records/{kind}/{id}/download
!!! ... ... y.. ... ...  GET api/patients/{patientId}/measurements
!!! ... ... y.. ... ...  POST api/patients/{patientId}/measurements/{series}
!!! ... ... y.. ... ...  GET api/patients/{patientId}/measurements/glucose-ranges
!!! ... ... y.. yyy ...  PUT api/careareas/patient
!!! ... ... y.. yyy ...  PUT api/careareas/{id}/patient/{patientId}
!!! ... ... ... yyy ...  GET api/careareas/admin/{id}
!!! ... ... y.. yyy ...  GET api/careareas/doctor/{doctorId}/patient/{patientId}
!!! y.. .a. ... ... ...  GET api/documents/filter
!!! ... ... ... yyy ...  PUT api/documents/updateSeenByAdmin
!!! y.. .a. ... ... ...  GET api/documents/{id}/download
!!! ... ... ... ... ...  GET api/documents/{id}/downloadPatientDocuments
`
