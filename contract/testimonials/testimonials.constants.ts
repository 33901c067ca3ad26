/** Where the video host's own addresses may stand. */
export const VIDEO_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
] as const

/** The video host's address that sets no cookie before somebody presses play. */
export const VIDEO_EMBED_HOST = 'www.youtube-nocookie.com'
