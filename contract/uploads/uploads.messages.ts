import { LOGO_PIXELS, MEGABYTE, UPLOAD_LIMIT } from './upload-limits.ts'

export const uploadsMessages = {
  notAnImage: 'Please select a valid "jpg/png" file.',
  notAVideo: 'Please select a valid ".mp4" file.',
  /** Replaces `notAVideo` in the project form. */
  notAProjectVideo: 'Please select only product mp4 video',
  notALogo: 'Please select a valid "svg/png" file.',
  notADocument: 'Please select a valid "pdf" file.',
  uploadFailed: 'Error occurred while uploading the file.',
  filesAway: 'The stored files cannot be reached at the moment. Please try again in a moment.',
  uploaded: 'The file has been uploaded.',
  noFile: 'Please select a file.',
  unknownFolder: 'This upload folder does not exist.',
  imageTooLarge: `The image is larger than ${UPLOAD_LIMIT.image / MEGABYTE} MB.`,
  documentTooLarge: `The document is larger than ${UPLOAD_LIMIT.document / MEGABYTE} MB.`,
  videoTooLarge: `The video is larger than ${UPLOAD_LIMIT.video / MEGABYTE} MB.`,
  logoTooLarge: `The logo is larger than ${UPLOAD_LIMIT.logo / MEGABYTE} MB.`,
  cutOff: 'The file seems to be cut off. Please select the whole file and try again.',
  tooManyPixels: 'The image has too many pixels.',
  logoTooManyPixels: `The logo is wider or higher than ${LOGO_PIXELS.most} pixels.`,
  svgUnreadable: 'This SVG cannot be read. Export it again, or use a PNG.',
  svgContains: (parts: readonly string[]) =>
    `It contains ${new Intl.ListFormat('en-GB').format(parts)}. Export it with outlines, or use a PNG.`,
  svgPart: {
    script: 'a script',
    html: 'HTML',
    link: 'a link to another file',
    text: 'text that needs a font',
    picture: 'a picture',
    animation: 'an animation',
    entities: 'entities',
    styleSheet: 'a complex style sheet',
  },
  svgTooDetailed: 'This SVG has too many shapes. Simplify it, or use a PNG.',
  logoEmpty: 'This file draws nothing that can be seen.',
  markNotSquare: 'The mark is not square. It must be as wide as it is high.',
  markTooSmall: `The mark has fewer than ${LOGO_PIXELS.leastOfMark} × ${LOGO_PIXELS.leastOfMark} pixels.`,
  notAFileName: 'A file is named without its folder.',
  noImage: 'No image selected',
  download: 'Download',
  chooseFile: 'Choose a file',
  orDropIt: 'or drop it here',
  replaceFile: 'Replace',
  cancelUpload: 'Cancel upload',
  removeFile: (name: string) => `Remove ${name}`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
  signInForUpload: 'Please sign in, then try again.',

  photographs: {
    take: 'Take photographs',
    countOf: (count: number, most: number) => `${count} of ${most}`,
    tooMany: (most: number) => `At most ${most} photographs. The others were not added.`,
    areUp: (done: number, all: number) => `${done} of ${all} photographs are up`,
  },

  /** Uploads that continue in the background. */
  tray: {
    title: 'Uploads',
    running: (done: number, all: number) => `Uploading, ${done} of ${all} done`,
    finished: ({ done, failed }: { done: number; failed: number }) =>
      failed === 0 ? `${countOf(done)} uploaded` : `${countOf(done)} uploaded, ${failed} not`,
    waiting: 'Waiting',
    offline: 'No connection. Trying again soon.',
    done: 'Added',
    show: 'Show the list',
    hide: 'Hide the list',
    tryAgain: (name: string) => `Try again: ${name}`,
    cancel: 'Cancel uploads',
    cancelQuestion: 'Cancel the uploads that are not done yet?',
    goOn: 'Go on uploading',
    leaveTitle: 'Uploads are still running',
    leaveQuestion: 'If you log out now, they are cancelled.',
  },
}

function countOf(files: number) {
  return files === 1 ? '1 file' : `${files} files`
}
