export const subscriptionTexts = {
  confirm: {
    heading: { upright: 'Shall we', italic: 'write to you?' },
    text: 'Nothing is sent before you confirm it here.',
    button: 'Yes, send me these mails',
    refuse: 'No, remove my address from the list',
    list: 'To confirm',
  },
  followed: {
    heading: { upright: 'What you', italic: 'follow' },
    text: 'These are the mails you get from us. You can leave one list or all of them.',
    list: 'What you follow',
    leave: 'Leave',
    leaveNamed: (topic: string) => `Leave ${topic}`,
    leaveAll: 'Leave all',
  },
  none: {
    heading: { upright: 'You follow', italic: 'nothing' },
    text: 'You get no more mails from our lists.',
  },
  over: {
    heading: { upright: 'This link', italic: 'no longer works' },
    text: 'It is too old, or a part of it is missing. Please use the link of our newest mail. To start anew, follow a project on its page or enter your address here.',
  },
  findProject: 'Find a project',
}
