import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Renders something that opens over the page. */
const overlay =
  /<(Aria)?(Dialog|ConfirmDialog|CropDialog|Popover|AnchoredPopover|Menu|MenuButton|ComboBox|Disclosure)\b|<dialog\b|role="(alert)?dialog"/

/** Every component that renders an overlay, and a test that runs axe while it is open. */
const checked: Readonly<Record<string, string>> = {
  'core/app/reauthentication/ReauthenticationDialog.tsx':
    'core/app/reauthentication/reauthentication.test.tsx',
  'core/app/shell/topBar/ChooseLanguage.tsx': 'tests/e2e/overlays.spec.ts',
  'core/app/shell/topBar/HelpButton.tsx': 'tests/e2e/overlays.spec.ts',
  'core/app/shell/topBar/UserMenu.tsx': 'tests/e2e/screens.spec.ts',
  'kits/admin/actions/useActions.tsx': 'tests/e2e/overlays.spec.ts',
  'kits/admin/calendar/ConflictDialog.tsx': 'tests/e2e/adminDoctors.spec.ts',
  'kits/admin/calendar/absences/CancelRest.tsx': 'plugins/admin/entities/doctors/pages/AbsencesPage.test.tsx',
  'kits/admin/calendar/HistoryDialog.tsx': 'tests/e2e/adminDoctors.spec.ts',
  'kits/admin/calendar/week/DayMenu.tsx': 'tests/e2e/adminDoctors.spec.ts',
  'kits/admin/choice/ChoiceField.tsx': 'kits/admin/choice/ChoiceField.test.tsx',
  'kits/admin/actions/DeleteDialog.tsx': 'tests/e2e/admin.spec.ts',
  'kits/admin/form/conflict/ConflictDialog.tsx': 'tests/e2e/admin.spec.ts',
  'kits/admin/form/conflict/LostDialog.tsx': 'tests/e2e/admin.spec.ts',
  'kits/admin/form/saving/LeaveDialog.tsx': 'tests/e2e/admin.spec.ts',
  'kits/admin/images/ImageCrop.tsx': 'tests/e2e/adminDoctors.spec.ts',
  'kits/admin/list/AnchoredPopover.tsx': 'kits/admin/list/popovers.test.tsx',
  'kits/admin/list/columns/ColumnsPopover.tsx': 'kits/admin/list/popovers.test.tsx',
  'kits/admin/list/filters/FilterDialog.tsx': 'tests/e2e/adminLists.spec.ts',
  'kits/admin/list/filters/FilterPopover.tsx': 'kits/admin/list/popovers.test.tsx',
  'kits/admin/list/table/RowMenu.tsx': 'kits/admin/list/popovers.test.tsx',
  'kits/admin/shortcuts/ShortcutsDialog.tsx': 'tests/e2e/adminLists.spec.ts',
  'kits/admin/search/SearchDialog.tsx': 'kits/admin/search/SearchDialog.test.tsx',
  'kits/admin/search/SearchResults.tsx': 'kits/admin/search/SearchDialog.test.tsx',
  'kits/calls/stage/panels/Panel.tsx': 'tests/calls/inCall.test.tsx',
  'kits/booking/screens/provider/ProfileDialog.tsx': 'tests/e2e/overlays.spec.ts',
  'kits/booking/screens/review/NearAppointmentDialog.tsx': 'tests/e2e/screens.spec.ts',
  'kits/booking/waiting/WaitingDialog.tsx': 'plugins/appointments/waiting/waiting.test.tsx',
  'plugins/appointments/waiting/WaitingItem.tsx': 'plugins/appointments/waiting/waiting.test.tsx',
  'plugins/access/parts/ChooseUser.tsx': 'tests/e2e/screens.spec.ts',
  'plugins/account/contact/CodeStep.tsx': 'tests/e2e/account.spec.ts',
  'plugins/account/contact/DoneStep.tsx': 'tests/e2e/account.spec.ts',
  'plugins/account/contact/RequestStep.tsx': 'tests/e2e/account.spec.ts',
  'plugins/account/deletion/DeleteAccount.tsx': 'tests/e2e/account.spec.ts',
  'plugins/account/secondStep/RecoveryCodes.tsx': 'tests/e2e/secondStep.spec.ts',
  'plugins/account/secondStep/RemoveFactor.tsx': 'tests/e2e/secondStep.spec.ts',
  'plugins/account/secondStep/StepForm.tsx': 'tests/e2e/secondStep.spec.ts',
  'plugins/account/overview/ExternalSignIn.tsx': 'plugins/account/account.test.tsx',
  'plugins/account/overview/Sessions.tsx': 'tests/e2e/account.spec.ts',
  'plugins/account/password/ChangePassword.tsx': 'tests/e2e/account.spec.ts',
  'plugins/account/photo/PhotoCrop.tsx': 'plugins/account/photo/photo.test.tsx',
  'plugins/account/photo/RemovePhoto.tsx': 'plugins/account/photo/photo.test.tsx',
  'plugins/account/plans/card/CardDialog.tsx': 'tests/e2e/plans.spec.ts',
  'plugins/account/screens/Upgrade.tsx': 'tests/access/videoPlan.test.tsx',
  'plugins/account/screens/Verify.tsx': 'tests/e2e/support/life/account.ts',
  'plugins/account/verify/DataStep.tsx': 'tests/e2e/support/life/account.ts',
  'plugins/admin/entities/users/ActAsButton.tsx': 'tests/e2e/adminUsers.spec.ts',
  'plugins/admin/entities/users/pages/family/MemberDialog.tsx': 'tests/e2e/adminUsers.spec.ts',
  'plugins/admin/entities/users/pages/family/MemberRow.tsx': 'tests/e2e/adminUsers.spec.ts',
  'plugins/admin/entities/users/pages/family/RemoveDialog.tsx': 'tests/e2e/adminUsers.spec.ts',
  'plugins/admin/entities/users/pages/import/ImportProgress.tsx': 'tests/e2e/adminUsers.spec.ts',
  'plugins/admin/entities/videos/pages/statistics/DatesButton.tsx': 'tests/e2e/adminVideos.spec.ts',
  'plugins/advices/cards/VideoCard.tsx': 'tests/e2e/overlays.spec.ts',
  'plugins/appointments/list/CancelDialog.tsx': 'tests/e2e/screens.spec.ts',
  'plugins/appointments/holds/PayActions.tsx': 'tests/e2e/payment.spec.ts',
  'plugins/binah/stage/Stage.tsx': 'tests/e2e/scan.spec.ts',
  'plugins/boostedCrew/VerifyUser.tsx': 'tests/e2e/boostedCrew.spec.ts',
  'plugins/calls/ringing/Ringing.tsx': 'tests/e2e/calls.spec.ts',
  'plugins/chat/conversation/CloseButton.tsx': 'tests/e2e/overlays.spec.ts',
  'plugins/devices/config/Connection.tsx': 'tests/e2e/devices.spec.ts',
  'plugins/devices/config/Sources.tsx': 'tests/e2e/measurements.spec.ts',
  'plugins/devices/imports/RemoveImport.tsx': 'plugins/devices/imports/importsPage.test.tsx',
  'plugins/devices/entry/EntryForm.tsx': 'plugins/devices/devices.test.tsx',
  'plugins/devices/overview/Monitoring.tsx': 'plugins/devices/devices.test.tsx',
  'plugins/doctor/give/GiveDialog.tsx': 'tests/e2e/doctor.spec.ts',
  'plugins/appointments/proposals/AnswerButtons.tsx': 'plugins/appointments/proposals/proposals.test.tsx',
  'plugins/doctor/parts/WithdrawProposal.tsx': 'plugins/doctor/parts/WithdrawProposal.test.tsx',
  'plugins/records/patients/EmergencyDialog.tsx': 'plugins/records/patients/emergency.test.tsx',
  'plugins/doctor/note/FinishBar.tsx': 'tests/calls/note.test.tsx',
  'plugins/doctor/note/PrescriptionDialog.tsx': 'tests/calls/note.test.tsx',
  'plugins/doctor/note/TimeDialog.tsx': 'tests/calls/note.test.tsx',
  'plugins/doctor/actions/RowMenu.tsx': 'tests/calls/doctorDay.test.tsx',
  'plugins/doctor/actions/VisitDialog.tsx': 'tests/calls/note.test.tsx',
  'kits/calls/templates/TemplatesDialog.tsx': 'tests/calls/doctorDay.test.tsx',
  'plugins/family/parts/MemberRow.tsx': 'tests/e2e/overlays.spec.ts',
  'plugins/family/parts/RemoveDialog.tsx': 'tests/e2e/family.spec.ts',
  'plugins/identity/reviews/DecideDialog.tsx': 'plugins/identity/reviews/reviews.test.tsx',
  'plugins/notifications/parts/CalendarAddress.tsx': 'tests/e2e/letters.spec.ts',
  'plugins/registration/invitation/Decline.tsx': 'tests/e2e/family.spec.ts',
  'plugins/records/documents/list/DocumentRow.tsx': 'tests/e2e/overlays.spec.ts',
  'plugins/records/documents/pages/PageEditor.tsx': 'plugins/records/documents/pages/pagesDialog.test.tsx',
  'plugins/records/documents/pages/PagesDialog.tsx': 'plugins/records/documents/pages/pagesDialog.test.tsx',
  'plugins/records/documents/upload/UploadDialog.tsx': 'tests/e2e/records.spec.ts',
}

/** Components that the others above render, and a `Menu` that is the navigation of the administration. */
const others: readonly string[] = [
  'core/ui/actions/MenuButton.tsx',
  'core/ui/media/crop/CropDialog.tsx',
  'core/ui/overlays/ConfirmDialog.tsx',
  'core/ui/overlays/Dialog.tsx',
  'kits/admin/frame/AdminFrame.tsx',
]

const isComponent = (file: string) =>
  file.endsWith('.tsx') && !/\.test\.tsx$|[\\/](dev|testing|node_modules)[\\/]/.test(file)
const overlays = ['core', 'kits', 'plugins']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isComponent)
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => overlay.test(read(file)))

test('WCAG every component that opens over the page is named with the test that runs axe on it', () => {
  expect(overlays.toSorted()).toEqual([...Object.keys(checked), ...others].toSorted())
})

test.each([...new Set(Object.values(checked))])('WCAG %s runs axe', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true)
  expect(read(file)).toMatch(
    /await (expectAccessible|expectPageIsHealthy|checkOverlay|violationsOf|axe\.run)\(|expect\(await violationsOf\(/,
  )
})
