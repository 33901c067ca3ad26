export const backOfficeRefusals = {
  notInTrash: 'There is no such record in the trash.',
  placeTaken: 'Another record has taken its place. Rename or delete that one first.',
  unknownTrashEntity: 'Records of this kind are not kept in the trash.',
  mailUnknown: 'There is no such mail; it may have been sent again already.',
  mailContentDeleted: 'This mail carried a password, a link or a code, which is not kept. Please have a new one sent.',
}
